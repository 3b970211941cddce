import type { Gallery } from './galleries.ts'
import type { Picture } from './schema.ts'

const MAX_PICTURES = 3

/** At most `MAX_PICTURES` pictures of games: the first of each game, then the others in order. */
export function paintingsOf<Shown extends Picture>(
  games: readonly { readonly images?: readonly Shown[] | undefined }[],
): readonly Shown[] {
  const firstPictures = games.flatMap(({ images = [] }) => images.slice(0, 1))
  const otherPictures = games.flatMap(({ images = [] }) => images.slice(1))
  return [...firstPictures, ...otherPictures].slice(0, MAX_PICTURES)
}

export function picturesOf({ images, sections }: Pick<Gallery, 'images' | 'sections'>): readonly Picture[] {
  return [...images, ...sections.flatMap((section) => section.images)]
}
