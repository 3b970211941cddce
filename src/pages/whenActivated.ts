/**
 * Runs some work when the page is visible: at once, or when the visitor opens a page that the browser has rendered in
 * advance.
 * @returns a function that cancels work that has not run yet
 */
export function whenActivated(work: () => void): () => void {
  if (!('prerendering' in document && document.prerendering)) {
    work()
    return () => {}
  }
  document.addEventListener('prerenderingchange', work, { once: true })
  return () => document.removeEventListener('prerenderingchange', work)
}
