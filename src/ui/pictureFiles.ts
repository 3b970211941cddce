import { folder, pictures } from 'virtual:pictures'
import {
  type PictureFormat,
  type PicturePlace,
  pictureFile,
  picturePlaces,
  pictureSizes,
  type Size,
} from './picturePlaces.ts'

function findOriginal(src: string) {
  const row = pictures[src]
  if (!row) throw new Error(`the picture ${src} is not among those that the build has made`)
  const [name, width, height, pixelArt = false, isMoving = false] = row
  return { name, width, height, pixelArt, isMoving }
}

/** The attributes of an image. `avif`, `webp` and `moving` are `srcset`s; `avif` and `moving` may be empty. */
export function pictureFiles(src: string, place: PicturePlace) {
  const picture = findOriginal(src)
  const { pixelArt, isMoving } = picture
  const sizes = pixelArt ? [picture] : pictureSizes(place, picture)
  const fileUrl = (size: Size, format: PictureFormat) => folder + pictureFile(picture.name, size, format)
  const candidates = (format: PictureFormat) =>
    sizes.map((size) => `${fileUrl(size, format)} ${size.width}w`).join(', ')
  const largest = sizes.at(-1) ?? picture
  return {
    width: largest.width,
    height: largest.height,
    sizes: picturePlaces[place].sizes,
    pixelArt,
    avif: pixelArt ? '' : candidates('avif'),
    webp: candidates('webp'),
    moving: isMoving ? candidates('moving') : '',
    url: fileUrl(largest, 'webp'),
  }
}

/** Width over height. */
export function pictureRatio(src: string): number {
  const { width, height } = findOriginal(src)
  return width / height
}

export function pictureUrl(src: string): string {
  return pictureFiles(src, 'lightbox').url
}
