/** The wait in Safari, which has no `requestIdleCallback`. */
const ASSUMED_IDLE_MS = 50

/** Resolves when the main thread is idle, after `timeoutMs` (default: no limit) at the latest. */
export function nextIdle(timeoutMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs })
    else setTimeout(resolve, ASSUMED_IDLE_MS)
  })
}

/** Calls back once the page has loaded and is idle. @returns a function that cancels */
export function whenIdle(callback: () => void, timeoutMs?: number): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const callWhenIdle = async () => {
    await nextIdle(timeoutMs)
    if (!signal.aborted) callback()
  }
  if (document.readyState === 'complete') callWhenIdle()
  else addEventListener('load', callWhenIdle, { once: true, signal })
  return () => controller.abort()
}
