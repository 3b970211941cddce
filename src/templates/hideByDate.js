// Hides each link and block outside of its dates, by the visitor's calendar. Then hides lists of hidden links, and
// headings of hidden lists and blocks. The observer is for the editor's preview, which changes the page.
;(() => {
  const MS_PER_MINUTE = 60_000

  // Writes only a changed value, because each write starts the observer again.
  function setHidden(element, isHidden) {
    if (element.hidden !== isHidden) element.hidden = isHidden
  }

  // True if hidden lists or blocks follow a heading, and no visible one comes before the next heading or the end.
  function isFollowedByHidden(heading) {
    let next = heading.nextElementSibling
    if (!next?.matches('.links, .entry')) return false
    while (next?.matches('.links, .entry') && next.hidden) next = next.nextElementSibling
    return !next?.matches('.links, .entry')
  }

  function update() {
    const now = new Date()
    const today = new Date(now - now.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, 10)
    const isOutsideDates = ({ dataset: { from = today, until = today } }) => today < from || today > until
    for (const item of document.querySelectorAll('.links > li, .entry')) setHidden(item, isOutsideDates(item))
    for (const list of document.querySelectorAll('.links'))
      setHidden(
        list,
        [...list.children].every(({ hidden }) => hidden),
      )
    for (const heading of document.querySelectorAll('.links-heading'))
      setHidden(heading, isOutsideDates(heading) || isFollowedByHidden(heading))
  }

  update()
  document.addEventListener('visibilitychange', update)
  new MutationObserver(update).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-from', 'data-until', 'hidden'],
  })
})()
