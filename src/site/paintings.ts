import type { Gallery } from './galleries.ts'
import type { Picture } from './schema.ts'

const MOST_PICTURES = 3

/**
 * The pictures of the games that the home page shows, at most three: the first picture of each game, then further pictures
 * of the games in their order.
 */
export function paintingsOf<Shown extends Picture>(
  games: readonly { readonly images?: readonly Shown[] | undefined }[],
): readonly Shown[] {
  const firsts = games.flatMap(({ images = [] }) => images.slice(0, 1))
  const others = games.flatMap(({ images = [] }) => images.slice(1))
  return [...firsts, ...others].slice(0, MOST_PICTURES)
}

/** All pictures of a gallery, in their order. The home page shows the first one of each of the owner's galleries. */
export function picturesOf({ images, sections }: Pick<Gallery, 'images' | 'sections'>): readonly Picture[] {
  return [...images, ...sections.flatMap((section) => section.images)]
}
