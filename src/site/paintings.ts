import type { Gallery } from './galleries.ts'
import type { Picture } from './schema.ts'

const MOST = 3

/**
 * The pictures that the home page shows of the galleries: the first of each game, then more of the first games.
 *
 * @returns at most three
 */
export function paintingsOf<Shown extends Picture>(
  games: readonly { readonly images?: readonly Shown[] | undefined }[],
): readonly Shown[] {
  const firsts = games.flatMap(({ images = [] }) => images.slice(0, 1))
  const others = games.flatMap(({ images = [] }) => images.slice(1))
  return [...firsts, ...others].slice(0, MOST)
}

/** All pictures of a gallery, in their order. The home page shows the first one. */
export function picturesOf({ images, sections }: Pick<Gallery, 'images' | 'sections'>): readonly Picture[] {
  return [...images, ...sections.flatMap((section) => section.images)]
}
