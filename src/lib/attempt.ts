/** What something gives, or undefined where it throws: a browser, or a policy, that denies it, or a text that is none. */
export function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
