// The pause button and the strength of the effects, shared by all templates. `changed` receives the strength, [0, 1],
// and the returned function returns it. It is 0 under reduced motion and while paused.
globalThis.watchEffects = (changed = () => {}) => {
  const { body, documentElement: root } = document
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const pause = document.querySelector('.pause')
  const strength = () => (body.dataset.effects === 'on' ? Number(body.dataset.strength) : 0)
  const moves = () => (calm.matches || root.hasAttribute('data-paused') ? 0 : strength())

  // Saves the pause, if storage is allowed.
  function memory(use) {
    try {
      return use(localStorage)
    } catch {
      return null
    }
  }

  // The button shows only while there is something to pause.
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

// Hides the links that are outside of their dates by the visitor's calendar, and a heading that has no others. In the
// editor's preview the links change, so it follows them.
;(() => {
  const MS_PER_MINUTE = 60_000

  // Writes the attribute only when it changes: each write is seen by the observer.
  function hide(element, hidden) {
    if (element.hidden !== hidden) element.hidden = hidden
  }

  function update() {
    const now = new Date()
    const today = new Date(now - now.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, 10)
    for (const link of document.querySelectorAll('.links > li')) {
      const { from = today, until = today } = link.dataset
      hide(link, today < from || today > until)
    }
    for (const list of document.querySelectorAll('.links')) {
      const isEmpty = [...list.children].every(({ hidden }) => hidden)
      hide(list, isEmpty)
      const before = list.previousElementSibling
      if (before?.matches('.links-heading')) hide(before, isEmpty)
    }
  }

  update()
  document.addEventListener('visibilitychange', update)
  new MutationObserver(update).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-from', 'data-until', 'hidden'],
  })
})()
