import { ownFile } from '../ownFile.ts'
import type { Picture } from '../schema.ts'
import type { GallerySection, Game } from './schema.ts'

const MAX_PAINTINGS = 3

/** Adds missing lists to a section of a gallery, as empty lists. A game is such a section. */
export function completeSection(section: GallerySection) {
  return { wallpapers: [], images: [], ...section }
}

const ownGames = ownFile(
  import.meta.glob<readonly Game[]>('#content/games.ts', { eager: true, import: 'games' }),
)

export const games = (ownGames ?? []).map(completeSection)

/** At most `MAX_PAINTINGS` pictures of games: the first of each game, then the others in order. */
export const paintings: readonly Picture[] = [
  ...games.flatMap(({ images }) => images.slice(0, 1)),
  ...games.flatMap(({ images }) => images.slice(1)),
].slice(0, MAX_PAINTINGS)
