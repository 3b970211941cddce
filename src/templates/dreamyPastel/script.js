// Hearts fly from the point where the page is pressed, a bright line moves across a pressed link, and the star opens its eyes.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'

  const HALF_HEART_PX = 12
  const AWAKE_MS = 1600
  const currentStrength = globalThis.watchEffects()
  const hearts = document.querySelectorAll('.pop')
  let nextHeart = 0
  let timeOfSleep

  function randomBetween(min, max) {
    return min + Math.random() * (max - min)
  }

  // Lets the next heart of the page fly up from a point. It turns by one degree for each px to the side.
  function flyHeart(x, y) {
    const size = randomBetween(0.5, 1.2)
    const sidePx = randomBetween(-70, 70)
    const risePx = randomBetween(50, 130)
    const transformAt = (progress, scale) => {
      const left = x - HALF_HEART_PX + sidePx * progress
      const top = y - HALF_HEART_PX - risePx * progress
      return `translate(${left}px, ${top}px) rotate(${sidePx * progress}deg) scale(${scale * size})`
    }
    hearts[nextHeart].animate(
      [
        { opacity: 1, transform: transformAt(0, 0) },
        { opacity: 1, transform: transformAt(0.6, 1.2), offset: 0.3 },
        { opacity: 0, transform: transformAt(1, 0.7) },
      ],
      { duration: randomBetween(800, 1300), easing: 'ease-out' },
    )
    nextHeart = (nextHeart + 1) % hearts.length
  }

  function press({ clientX, clientY, target }) {
    const strength = currentStrength()
    for (let i = 0; i < hearts.length * strength; i++) flyHeart(clientX, clientY)
    const moveAcross = [{ transform: 'translateX(55%)' }, { transform: 'translateX(-55%)' }]
    if (strength > 0)
      target.closest('a.link')?.animate(moveAcross, { pseudoElement: '::after', duration: 750 })
  }

  // Touches too: a finger is over what it presses.
  function wake({ target }) {
    if (!target.closest('a.link') || currentStrength() === 0) return
    root.dataset.awake = ''
    clearTimeout(timeOfSleep)
    timeOfSleep = setTimeout(() => delete root.dataset.awake, AWAKE_MS)
  }

  addEventListener('pointerover', wake)
  addEventListener('pointerdown', press)
  // iOS applies :active only on a page with a touch listener.
  addEventListener('touchstart', () => {}, { passive: true })
})()
