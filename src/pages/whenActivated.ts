/**
 * Runs some work at once or, if the browser renders the page in advance, when the visitor opens it.
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
