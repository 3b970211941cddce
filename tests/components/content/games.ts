import type { Game } from '../../../src/site/schema.ts'

/** Pictures for the tests of galleries. Vite makes files only of pictures that the content names. */
export const games = [
  {
    id: 'night-garden',
    title: 'Night Garden',
    images: [
      { src: 'cove.webp', alt: 'A cove' },
      { src: 'lantern.webp', alt: 'A lantern' },
      { src: 'moss.webp', alt: 'Moss' },
    ],
    wallpapers: [],
  },
] satisfies readonly Game[]
