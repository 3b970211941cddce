import type { Picture } from '../fields.ts'
import { ownerFile } from '../ownerFile.ts'
import { withFolderPictures } from './folderPictures.ts'
import type { GallerySection, Game } from './schema.ts'

const MAX_PAINTINGS = 3

/** Adds missing lists to a section of a gallery, as empty lists. A game is such a section. */
export function completeSection(section: GallerySection) {
  return { wallpapers: [], ...section, images: withFolderPictures(section) }
}

const ownerGames = ownerFile(
  import.meta.glob<readonly Game[]>('#content/games.ts', { eager: true, import: 'games' }),
)

export const games = (ownerGames ?? []).map(completeSection)

/** At most `MAX_PAINTINGS` pictures of games: the first of each game, then the others in order. */
export const paintings: readonly Picture[] = [
  ...games.flatMap(({ images }) => images.slice(0, 1)),
  ...games.flatMap(({ images }) => images.slice(1)),
].slice(0, MAX_PAINTINGS)
