// Hides each link outside of its dates, by the visitor's calendar, and then lists and headings without visible links.
// The observer is for the editor's preview, which changes the page.
;(() => {
  const MS_PER_MINUTE = 60_000

  // Writes only a changed value, because each write starts the observer again.
  function setHidden(element, isHidden) {
    if (element.hidden !== isHidden) element.hidden = isHidden
  }

  // True if hidden lists follow a heading, and no visible list or block comes before the next heading.
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
      setHidden(link, today < from || today > until)
    }
    for (const list of document.querySelectorAll('.links'))
      setHidden(
        list,
        [...list.children].every(({ hidden }) => hidden),
      )
    for (const heading of document.querySelectorAll('.links-heading'))
      setHidden(heading, isFollowedByHidden(heading))
  }

  update()
  document.addEventListener('visibilitychange', update)
  new MutationObserver(update).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-from', 'data-until', 'hidden'],
  })
})()
