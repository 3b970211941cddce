/** Calls `run`. Returns undefined if `run` throws, as when a browser denies storage or a text is not JSON. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
