import { GALLERY_SLOTS, type NamedPicture } from '../namedPicture.ts'
import { ownGalleries, picturesOf } from './galleries.ts'
import { games, paintingsOf } from './games.ts'

const inGames = { namedIn: 'games.ts', slots: GALLERY_SLOTS, pixelArt: false }
const gamesWithEntries = games.map(({ title, images }) => ({
  images: images.map((image) => ({ ...image, entry: title })),
}))

export const namedPictures: readonly NamedPicture[] = [
  ...gamesWithEntries.flatMap(({ images }) => images.map((image) => ({ ...inGames, ...image }))),
  ...paintingsOf(gamesWithEntries).map((image) => ({ ...inGames, ...image, slots: ['painting'] as const })),
  ...ownGalleries.flatMap((gallery) => {
    const inGalleries = { namedIn: 'galleries.ts', entry: gallery.title, pixelArt: false }
    const images = picturesOf(gallery)
    return [
      ...images.map((image) => ({ ...inGalleries, ...image, slots: GALLERY_SLOTS })),
      ...images.slice(0, 1).map((first) => ({ ...inGalleries, ...first, slots: ['painting'] as const })),
    ]
  }),
]
