// Hides the links that are outside of their dates by the visitor's calendar, and a heading that has no others. In the
// editor's preview the links change, so it follows them.
;(() => {
  const MS_PER_MINUTE = 60_000

  // Writes the attribute only when it changes: each write is seen by the observer.
  function hide(element, hidden) {
    if (element.hidden !== hidden) element.hidden = hidden
  }

  // True when all that follows a heading, up to the next one, is lists that are hidden.
  function isFollowedByHidden(heading) {
    let next = heading.nextElementSibling
    if (!next?.matches('.links')) return false
    while (next?.matches('.links') && next.hidden) next = next.nextElementSibling
    return !next?.matches('.links, .entry')
  }

  function update() {
    const now = new Date()
    const today = new Date(now - now.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, 10)
    for (const link of document.querySelectorAll('.links > li')) {
      const { from = today, until = today } = link.dataset
      hide(link, today < from || today > until)
    }
    for (const list of document.querySelectorAll('.links'))
      hide(
        list,
        [...list.children].every(({ hidden }) => hidden),
      )
    for (const heading of document.querySelectorAll('.links-heading'))
      hide(heading, isFollowedByHidden(heading))
  }

  update()
  document.addEventListener('visibilitychange', update)
  new MutationObserver(update).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-from', 'data-until', 'hidden'],
  })
})()
