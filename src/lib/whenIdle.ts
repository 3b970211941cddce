/** Without the browser's own word for it, so long after the page has loaded counts as idle, milliseconds. */
const IDLE_AFTER_MS = 200

/**
 * Calls back once the page has loaded and its thread has nothing better to do.
 *
 * @param timeout how long after the page has loaded it calls back at the latest, milliseconds
 * @returns what takes it back
 */
export function whenIdle(callback: () => void, timeout?: number): () => void {
  const ending = new AbortController()
  const wait = () => {
    const run = () => ending.signal.aborted || callback()
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
    else setTimeout(run, IDLE_AFTER_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal: ending.signal })
  return () => ending.abort()
}
