// The pause button and the strength of the effects, for all templates. Calls `changed` with the strength, [0, 1], at
// each change, and returns a function that returns the strength. It is 0 under reduced motion and while paused.
globalThis.watchEffects = (changed = () => {}) => {
  const { body, documentElement: root } = document
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const pause = document.querySelector('.pause')
  const strength = () => (body.dataset.effects === 'on' ? Number(body.dataset.strength) : 0)
  const moves = () => (calm.matches || root.hasAttribute('data-paused') ? 0 : strength())

  // Calls `use` with the browser's storage. Returns null if the browser denies it.
  function memory(use) {
    try {
      return use(localStorage)
    } catch {
      return null
    }
  }

  // The button is hidden while nothing moves that it could pause.
  function update() {
    pause.hidden = calm.matches || strength() === 0
    changed(moves())
  }

  function setPaused(paused) {
    pause.setAttribute('aria-pressed', root.toggleAttribute('data-paused', paused))
    update()
  }

  pause.addEventListener('click', () => {
    const paused = !root.hasAttribute('data-paused')
    memory((kept) => kept.setItem('effects', paused ? 'paused' : 'moving'))
    setPaused(paused)
  })
  calm.addEventListener('change', update)
  new MutationObserver(update).observe(body, { attributes: true })
  setPaused(memory((kept) => kept.getItem('effects')) === 'paused')
  return moves
}
