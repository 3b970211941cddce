/** Calls `ask`. Returns undefined if it throws, as when a browser denies storage or a text is not JSON. */
export function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
