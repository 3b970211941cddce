// The effects of Blood Moon: how many drops of blood rain there are, and where each one falls. The style sheet moves
// them. They are decoration: the page is whole without them.
;(() => {
  const root = document.documentElement
  const rain = document.querySelector('.rain')
  const pause = document.querySelector('button.pause')
  if (!rain || !pause || root.dataset.motion) return

  const MOST_DROPS = 90
  const PIXELS_PER_DROP = 7000
  const calm = matchMedia('(prefers-reduced-motion: reduce)')

  // Whether it was paused is remembered, where the browser remembers anything.
  function memory(use) {
    try {
      return use(localStorage)
    } catch {
      return null
    }
  }

  function addDrop() {
    const drop = document.createElement('i')
    const depth = Math.random() ** 1.6 // 0 far away, 1 near by
    const cycle = 4.2 - 2.2 * depth + Math.random()
    drop.style.setProperty('--depth', depth.toFixed(2))
    drop.style.setProperty('--cycle', `${cycle.toFixed(2)}s`)
    drop.style.setProperty('--delay', `${(-cycle * Math.random()).toFixed(2)}s`)
    drop.style.setProperty('--x', `${(Math.random() * 100).toFixed(2)}%`)
    rain.append(drop)
  }

  // Starts again with the current attributes of the page.
  function start() {
    const { effects, strength } = document.body.dataset
    const on = effects === 'on'
    const room = Math.min((innerWidth * innerHeight) / PIXELS_PER_DROP, MOST_DROPS)
    const drops = on ? Math.round(room * Number(strength)) : 0
    while (rain.childElementCount > drops) rain.lastElementChild.remove()
    while (rain.childElementCount < drops) addDrop()
    const moving = on && !calm.matches && pause.getAttribute('aria-pressed') !== 'true'
    root.dataset.motion = moving ? 'moving' : 'still'
    pause.hidden = !on || calm.matches
  }

  pause.addEventListener('click', () => {
    const paused = pause.getAttribute('aria-pressed') !== 'true'
    pause.setAttribute('aria-pressed', paused)
    memory((kept) => kept.setItem('effects', paused ? 'paused' : 'moving'))
    start()
  })
  calm.addEventListener('change', start)
  addEventListener('resize', start)
  new MutationObserver(start).observe(document.body, { attributes: true })
  pause.setAttribute('aria-pressed', memory((kept) => kept.getItem('effects')) === 'paused')
  start()
})()
