// The button that pauses the effects, and how much may move: the same in every template. Both the
// callback, whenever that may have changed, and what is returned say it, from 0 to 1: 0 for those who asked for rest.
globalThis.watchEffects = (changed = () => {}) => {
  const { body, documentElement: root } = document
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const pause = document.querySelector('.pause')
  const strength = () => (body.dataset.effects === 'on' ? Number(body.dataset.strength) : 0)
  const moves = () => (calm.matches || root.hasAttribute('data-paused') ? 0 : strength())

  // Whether it was paused is remembered, where the browser remembers anything.
  function memory(use) {
    try {
      return use(localStorage)
    } catch {
      return null
    }
  }

  // The button is there only while there is something to pause.
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
