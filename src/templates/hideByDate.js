// Hides each link outside of its dates, by the visitor's calendar, and each heading without visible links. Follows
// changes of the page, which the editor's preview makes.
;(() => {
  const MS_PER_MINUTE = 60_000

  // Writes the attribute only if its value changes: each write would start the observer again.
  function hide(element, hidden) {
    if (element.hidden !== hidden) element.hidden = hidden
  }

  // True if a heading is followed by hidden lists only, up to the next heading.
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
