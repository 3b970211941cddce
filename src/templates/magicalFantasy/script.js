// Stars fall from the pointer while it moves, and fly from the point where it presses. All other effects are in
// style.css.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'

  const strength = globalThis.watchEffects()
  const stars = Array.from({ length: 56 }, () => document.createElement('i'))
  for (const star of stars) star.className = 'sparkle'
  document.querySelector('.front').append(...stars)
  let next = 0
  let last = { x: 0, y: 0 }

  function between(low, high) {
    return low + Math.random() * (high - low)
  }

  // Lets the next star appear at a point, fly `away` px in a random direction, fall and fade out.
  function sparkle(x, y, away) {
    const size = between(0.4, 1.3)
    const turn = between(0, 6.3)
    const step = (share, fall, scale) => {
      const left = x - 10 + Math.cos(turn) * away * share
      const top = y - 10 + Math.sin(turn) * away * share + fall
      return `translate(${left}px, ${top}px) rotate(${share * 100}deg) scale(${scale * size})`
    }
    stars[next].animate(
      [
        { opacity: 1, transform: step(0.2, 0, 0) },
        { opacity: 1, transform: step(0.8, 0, 1.2) },
        { opacity: 0.8, transform: step(0.9, 10, 0.5) },
        { opacity: 1, transform: step(1, 20, 1.1) },
        { opacity: 0, transform: step(1, 48, 0) },
      ],
      { duration: between(800, 1500), easing: 'ease-out' },
    )
    next = (next + 1) % stars.length
  }

  function follow({ clientX: x, clientY: y }) {
    const much = strength()
    const [left, top] = [x - last.x, y - last.y]
    const count = Math.min(Math.floor(Math.hypot(left, top) / (60 - 44 * much)), 6)
    if (much === 0 || count === 0) return
    for (let i = 0; i < count; i++) sparkle(x - (left * i) / count, y - (top * i) / count, between(4, 20))
    last = { x, y }
  }

  function press({ clientX, clientY }) {
    for (let i = 0; i < 16 * strength(); i++) sparkle(clientX, clientY, between(20, 70))
  }

  addEventListener('pointermove', follow)
  addEventListener('pointerdown', press)
})()
