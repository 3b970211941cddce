/** Safari has no `requestIdleCallback`: there this long after loading counts as idle, milliseconds. */
const IDLE_AFTER_MS = 200

/**
 * Calls back once the page has loaded and its main thread is idle.
 *
 * @param timeout how long after loading it calls back at the latest, milliseconds
 * @returns a function that cancels it
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
