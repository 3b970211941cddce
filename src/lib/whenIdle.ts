/** Safari has no `requestIdleCallback`. There the page counts as idle after this time. */
const ASSUMED_IDLE_MS = 50

/** Resolves in the next idle moment of the main thread, after `timeoutMs` at the latest. */
export function nextIdle(timeoutMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs })
    else setTimeout(resolve, ASSUMED_IDLE_MS)
  })
}

export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
}

/** Calls back once the page has loaded and is idle, at most `timeoutMs` after loading. @returns a function that cancels */
export function whenIdle(callback: () => void, timeoutMs?: number): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const wait = () => void nextIdle(timeoutMs).then(() => signal.aborted || callback())
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal })
  return () => controller.abort()
}
