// The effects of Dreamy and Pastel. They are decoration: the page is whole without them.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'
})()
