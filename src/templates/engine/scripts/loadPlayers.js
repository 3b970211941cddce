// When a visitor presses a closed player, its frame replaces the link inside. Until then the frame is in a `template`, so
// that it requests nothing. The event is not `toggle`, because a search in the page opens players too.
;(() => {
  for (const player of document.querySelectorAll('.music details')) {
    const load = () => {
      const template = player.querySelector('template')
      if (player.open || !template) return
      player.querySelector('a').remove()
      template.replaceWith(template.content)
    }
    player.querySelector('summary').addEventListener('click', load)
  }
})()
