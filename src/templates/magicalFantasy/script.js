// Stars fall from the pointer while it moves, and fly from the point where it presses.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'

  const STARS = 56
  const MAX_STARS_PER_MOVE = 6
  const MAX_STARS_PER_PRESS = 16
  const HALF_STAR_PX = 10
  const currentStrength = globalThis.watchEffects()
  const stars = Array.from({ length: STARS }, () => document.createElement('i'))
  for (const star of stars) star.className = 'sparkle'
  document.querySelector('.front').append(...stars)
  let nextStar = 0
  let lastPoint = { x: 0, y: 0 }

  function randomBetween(min, max) {
    return min + Math.random() * (max - min)
  }

  // A star appears at a point, flies in a random direction, falls and fades out.
  function flyStar(x, y, distancePx) {
    const size = randomBetween(0.4, 1.3)
    const direction = randomBetween(0, 2 * Math.PI)
    const transformAt = (progress, fallPx, scale) => {
      const left = x - HALF_STAR_PX + Math.cos(direction) * distancePx * progress
      const top = y - HALF_STAR_PX + Math.sin(direction) * distancePx * progress + fallPx
      return `translate(${left}px, ${top}px) rotate(${progress * 100}deg) scale(${scale * size})`
    }
    stars[nextStar].animate(
      [
        { opacity: 1, transform: transformAt(0.2, 0, 0) },
        { opacity: 1, transform: transformAt(0.8, 0, 1.2) },
        { opacity: 0.8, transform: transformAt(0.9, 10, 0.5) },
        { opacity: 1, transform: transformAt(1, 20, 1.1) },
        { opacity: 0, transform: transformAt(1, 48, 0) },
      ],
      { duration: randomBetween(800, 1500), easing: 'ease-out' },
    )
    nextStar = (nextStar + 1) % stars.length
  }

  function follow({ clientX: x, clientY: y }) {
    const strength = currentStrength()
    const dx = x - lastPoint.x
    const dy = y - lastPoint.y
    const gapPx = 60 - 44 * strength
    const count = Math.min(Math.floor(Math.hypot(dx, dy) / gapPx), MAX_STARS_PER_MOVE)
    if (strength === 0 || count === 0) return
    for (let i = 0; i < count; i++) flyStar(x - (dx * i) / count, y - (dy * i) / count, randomBetween(4, 20))
    lastPoint = { x, y }
  }

  function press({ clientX, clientY }) {
    const count = MAX_STARS_PER_PRESS * currentStrength()
    for (let i = 0; i < count; i++) flyStar(clientX, clientY, randomBetween(20, 70))
  }

  addEventListener('pointermove', follow)
  addEventListener('pointerdown', press)
})()
