// Hearts fly from the point where the page is pressed, and a bright line moves across a pressed link. All other effects
// are in style.css.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'

  const strength = globalThis.watchEffects()
  const hearts = document.querySelectorAll('.pop')
  let next = 0

  function between(low, high) {
    return low + Math.random() * (high - low)
  }

  // Lets the next heart of the page fly up from a point and fade out.
  function pop(x, y) {
    const size = between(0.5, 1.2)
    const aside = between(-70, 70)
    const rise = between(50, 130)
    const step = (share, scale) =>
      `translate(${x - 12 + aside * share}px, ${y - 12 - rise * share}px) rotate(${aside * share}deg) scale(${scale * size})`
    hearts[next].animate(
      [
        { opacity: 1, transform: step(0, 0) },
        { opacity: 1, transform: step(0.6, 1.2), offset: 0.3 },
        { opacity: 0, transform: step(1, 0.7) },
      ],
      { duration: between(800, 1300), easing: 'ease-out' },
    )
    next = (next + 1) % hearts.length
  }

  function press({ clientX, clientY, target }) {
    const much = strength()
    for (let i = 0; i < hearts.length * much; i++) pop(clientX, clientY)
    const across = [{ transform: 'translateX(55%)' }, { transform: 'translateX(-55%)' }]
    if (much > 0) target.closest('a.link')?.animate(across, { pseudoElement: '::after', duration: 750 })
  }

  addEventListener('pointerdown', press)
  // iOS applies :active only on a page with a touch listener.
  addEventListener('touchstart', () => {}, { passive: true })
})()
