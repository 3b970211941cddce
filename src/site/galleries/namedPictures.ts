import { GALLERY_SLOTS, type NamedPicture } from '../namedPicture.ts'
import { ownGalleries, picturesOf } from './galleries.ts'
import { games } from './games.ts'

const inGames = { namedIn: 'games.ts', slots: GALLERY_SLOTS, pixelArt: false }

export const namedPictures: readonly NamedPicture[] = [
  ...games.flatMap(({ title, images }) => images.map((image) => ({ ...inGames, ...image, entry: title }))),
  ...ownGalleries.flatMap((gallery) => {
    const inGalleries = { namedIn: 'galleries.ts', entry: gallery.title, pixelArt: false }
    return picturesOf(gallery).map((image) => ({ ...inGalleries, ...image, slots: GALLERY_SLOTS }))
  }),
]
