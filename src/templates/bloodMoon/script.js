// The rain of Blood Moon: the number of drops and their places. The style sheet moves them.
;(() => {
  const root = document.documentElement
  const rain = document.querySelector('.rain')
  if (root.dataset.motion) return

  const MOST_DROPS = 90
  const PIXELS_PER_DROP = 7000
  let moving = false

  function addDrop() {
    const drop = document.createElement('i')
    const depth = Math.random() ** 1.6 // depth of the drop: 0 far, 1 near
    const cycle = 4.2 - 2.2 * depth + Math.random()
    drop.style.setProperty('--depth', depth.toFixed(2))
    drop.style.setProperty('--cycle', `${cycle.toFixed(2)}s`)
    drop.style.setProperty('--delay', `${(-cycle * Math.random()).toFixed(2)}s`)
    drop.style.setProperty('--x', `${(Math.random() * 100).toFixed(2)}%`)
    rain.append(drop)
  }

  // Adds or removes drops, by the attributes of the page and the size of the window.
  function start() {
    const { effects, strength } = document.body.dataset
    const room = Math.min((innerWidth * innerHeight) / PIXELS_PER_DROP, MOST_DROPS)
    const drops = effects === 'on' ? Math.round(room * Number(strength)) : 0
    while (rain.childElementCount > drops) rain.lastElementChild.remove()
    while (rain.childElementCount < drops) addDrop()
    root.dataset.motion = moving ? 'moving' : 'still'
  }

  globalThis.watchEffects((strength) => {
    moving = strength > 0
    start()
  })
  addEventListener('resize', start)
})()
