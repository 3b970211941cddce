// The effects of Blood Moon/Eclipse. They are decoration: the page is whole without them.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'
})()
