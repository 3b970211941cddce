/**
 * Settles as `promise` does, or rejects with the signal's reason when the signal aborts first. An abort does not stop the
 * work behind the promise.
 */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    // Also after an abort: without a handler, the page would report a failure of the promise as an error.
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
