/** In a browser that cannot say when it is idle, so long from now counts as idle, milliseconds. */
const ASSUMED_IDLE_MS = 50

/**
 * Resolves in the next idle moment of the page's thread.
 *
 * @param latestMs how long from now it resolves at the latest, milliseconds
 */
export function nextIdle(latestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: latestMs })
    else setTimeout(resolve, Math.min(ASSUMED_IDLE_MS, latestMs))
  })
}
