// Adds the drops of the rain, and sets `data-motion`: `still` pauses the animations of the style sheet.
;(() => {
  const root = document.documentElement
  const rain = document.querySelector('.rain')
  // A second start does nothing: the first one has set `data-motion`.
  if (root.dataset.motion) return

  const MAX_DROPS = 90
  const SQUARE_PX_PER_DROP = 7000
  let isMoving = false

  function addDrop() {
    const drop = document.createElement('i')
    // 0 is far, 1 is near. Most drops are far, and far drops are slow.
    const nearness = Math.random() ** 1.6
    const cycleSeconds = 4.2 - 2.2 * nearness + Math.random()
    drop.style.setProperty('--nearness', nearness.toFixed(2))
    drop.style.setProperty('--cycle', `${cycleSeconds.toFixed(2)}s`)
    drop.style.setProperty('--delay', `${(-cycleSeconds * Math.random()).toFixed(2)}s`)
    drop.style.setProperty('--x', `${(Math.random() * 100).toFixed(2)}%`)
    rain.append(drop)
  }

  function update() {
    const { effects, strength } = document.body.dataset
    const maxDrops = Math.min((innerWidth * innerHeight) / SQUARE_PX_PER_DROP, MAX_DROPS)
    const drops = effects === 'on' ? Math.round(maxDrops * Number(strength)) : 0
    while (rain.childElementCount > drops) rain.lastElementChild.remove()
    while (rain.childElementCount < drops) addDrop()
    root.dataset.motion = isMoving ? 'moving' : 'still'
  }

  globalThis.watchEffects((strength) => {
    isMoving = strength > 0
    update()
  })
  addEventListener('resize', update)
})()
