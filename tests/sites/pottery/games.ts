/** No games, so no gallery of games at `/media`. All galleries of this owner are in `galleries.ts`. */
export const games = [] as const
