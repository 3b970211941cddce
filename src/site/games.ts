import { games as ownGames } from '#content/games.ts'
import type { Game } from './schema.ts'

const given: readonly Game[] = ownGames

/** The galleries of the media page. */
export const games = given.map((game) => ({ wallpapers: [], images: [], ...game }))
