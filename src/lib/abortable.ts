/**
 * Waits for a promise until a signal aborts. The work behind the promise continues.
 * @returns a promise that rejects with the signal's reason as soon as the signal aborts
 */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    // Also after an abort: without a handler a later failure of the promise would be reported as an error of the page.
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
