import { GALLERY_SLOTS, type NamedPicture } from '../namedPicture.ts'
import { tableWith } from './folderPictures.ts'
import { ownerGalleries, picturesOf } from './galleries.ts'
import { games } from './games.ts'
import type { GalleryPicture } from './schema.ts'

const namedIn = (file: string, entry: string, images: readonly GalleryPicture[]): readonly NamedPicture[] =>
  images.map((image) => {
    const table = tableWith(image.src)
    return table
      ? { src: image.src, namedIn: table, slots: GALLERY_SLOTS }
      : { pixelArt: false, ...image, namedIn: file, entry, slots: GALLERY_SLOTS }
  })

export const namedPictures: readonly NamedPicture[] = [
  ...games.flatMap(({ title, images }) => namedIn('games.ts', title, images)),
  ...ownerGalleries.flatMap((gallery) => namedIn('galleries.ts', gallery.title, picturesOf(gallery))),
]
