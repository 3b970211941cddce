/** No galleries. */
export const games = [] as const
