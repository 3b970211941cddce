/** What a browser gives, or undefined where it, or a policy, denies it. */
export function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
