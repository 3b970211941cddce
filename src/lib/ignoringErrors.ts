/**
 * Uses the browser's storage, which a browser may deny, or which may be full. Only for storage: other errors are handled.
 * @returns undefined if it throws
 */
export function ignoringErrors<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
