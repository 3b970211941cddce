// The sparkles of Magical Fantasy: they fall from the pointer as it moves, and burst where it presses. What moves by
// itself, the sky and the light of the book, is in style.css. The page is whole without all of it.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'

  const { body } = document
  const COUNT = 56
  const HALF_PX = 12
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const pause = document.querySelector('.pause')
  const stars = Array.from({ length: COUNT }, () => document.createElement('i'))
  for (const star of stars) star.className = 'sparkle'
  document.querySelector('.sparkles').append(...stars)

  let next = 0
  let last = { x: 0, y: 0 }

  // How much it may sparkle, from 0 to 1: not at all for those who asked for rest.
  function strength() {
    const on = body.dataset.effects === 'on' && !calm.matches && !('paused' in root.dataset)
    return on ? Number(body.dataset.strength) : 0
  }

  function between(low, high) {
    return low + Math.random() * (high - low)
  }

  // A star appears, twinkles and sinks away. The stars take turns, and the oldest gives way.
  function sparkle(x, y, awayPx) {
    const size = between(0.35, 1)
    const turn = between(0, Math.PI * 2)
    const step = (away, fallPx, scale, degrees) => {
      const left = x - HALF_PX + Math.cos(turn) * awayPx * away
      const top = y - HALF_PX + Math.sin(turn) * awayPx * away + fallPx
      return `translate(${left}px, ${top}px) rotate(${degrees}deg) scale(${scale * size})`
    }
    stars[next].animate(
      [
        { opacity: 1, transform: step(0.2, 0, 0, 0) },
        { opacity: 1, transform: step(0.8, 0, 1, 30), offset: 0.2 },
        { opacity: 0.8, transform: step(0.92, 8, 0.45, 50), offset: 0.45 },
        { opacity: 1, transform: step(0.97, 18, 0.95, 75), offset: 0.6 },
        { opacity: 0, transform: step(1, 44, 0, 110) },
      ],
      { duration: between(800, 1500), easing: 'ease-out' },
    )
    next = (next + 1) % COUNT
  }

  function follow({ clientX: x, clientY: y }) {
    const much = strength()
    if (much === 0 || Math.hypot(x - last.x, y - last.y) < 64 - 48 * much) return
    last = { x, y }
    sparkle(x, y, between(4, 22))
  }

  function burst({ clientX: x, clientY: y }) {
    const many = Math.round(16 * strength())
    for (let i = 0; i < many; i++) sparkle(x, y, between(20, 70))
  }

  // The button is there only while there is something to pause.
  function offerPause() {
    pause.hidden = calm.matches || body.dataset.effects !== 'on' || Number(body.dataset.strength) === 0
  }

  function togglePause() {
    const paused = root.toggleAttribute('data-paused')
    pause.setAttribute('aria-pressed', String(paused))
  }

  addEventListener('pointermove', follow, { passive: true })
  addEventListener('pointerdown', burst, { passive: true })
  pause.addEventListener('click', togglePause)
  calm.addEventListener('change', offerPause)
  new MutationObserver(offerPause).observe(body, { attributes: true })
  offerPause()
})()
