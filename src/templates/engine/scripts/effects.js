// The pause button and the strength of the effects, for all templates. Calls `onChange` with the strength, [0, 1], now and
// when it may have changed. Returns a function that returns the strength. The strength is 0 without effects, under
// reduced motion and while paused.
globalThis.watchEffects = (onChange = () => {}) => {
  const { body, documentElement: root } = document
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const pauseButton = document.querySelector('.pause')
  const chosenStrength = () => (body.dataset.effects === 'on' ? Number(body.dataset.strength) : 0)
  const isStill = () => reducedMotion.matches || root.hasAttribute('data-paused')
  const strength = () => (isStill() ? 0 : chosenStrength())

  // Returns null if the browser denies storage.
  function withStorage(use) {
    try {
      return use(localStorage)
    } catch {
      return null
    }
  }

  function update() {
    pauseButton.hidden = reducedMotion.matches || chosenStrength() === 0
    onChange(strength())
  }

  function setPaused(isPaused) {
    pauseButton.setAttribute('aria-pressed', root.toggleAttribute('data-paused', isPaused))
    update()
  }

  pauseButton.addEventListener('click', () => {
    const isPaused = !root.hasAttribute('data-paused')
    withStorage((storage) => storage.setItem('effects', isPaused ? 'paused' : 'moving'))
    setPaused(isPaused)
  })
  reducedMotion.addEventListener('change', update)
  new MutationObserver(update).observe(body, { attributes: true })
  setPaused(withStorage((storage) => storage.getItem('effects')) === 'paused')
  return strength
}
