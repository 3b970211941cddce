/** The tag of a test that `npm test` skips, because the test is slow, and `npm test` covers the same code in part. */
export const LONG_RUN = { tag: '@long' } as const

/** For a row of a matrix: `LONG_RUN` if the condition is true. */
export function longRunIf(condition: boolean): { tag?: '@long' } {
  return condition ? LONG_RUN : {}
}
