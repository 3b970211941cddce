import { pictureTables } from 'virtual:picture-tables'
import type { GalleryPicture, GallerySection } from './schema.ts'

/** The pictures that an entry names, and those of its folder. The check of the content reports a folder without a table. */
export function withFolderPictures({
  images = [],
  folder,
}: Pick<GallerySection, 'images' | 'folder'>): readonly GalleryPicture[] {
  return folder === undefined ? images : [...images, ...(pictureTables[folder] ?? [])]
}

/** The table that lists a picture, below the content folder. Undefined if no table does. @param src below `pictures` */
export function tableWith(src: string): string | undefined {
  const folder = src.split('/').slice(0, -1).join('/')
  if (!pictureTables[folder]?.some((picture) => picture.src === src)) return undefined
  return ['pictures', ...(folder ? [folder] : []), 'pictures.csv'].join('/')
}
