import { folder, pictures } from 'virtual:pictures'
import {
  type PictureFormat,
  type PicturePlace,
  pictureFile,
  picturePlaces,
  pictureSizes,
  type Size,
} from './picturePlaces.ts'

function original(src: string) {
  const found = pictures[src]
  if (!found) throw new Error(`the picture ${src} is not among those that the build has made`)
  const [name, width, height, pixelArt = false, isMoving = false] = found
  return { name, width, height, pixelArt, isMoving }
}

/** The attributes of an image. @returns `avif`, `webp` and `moving` are `srcset`s or '', `url` is the largest WebP file */
export function pictureFiles(src: string, place: PicturePlace) {
  const picture = original(src)
  const { pixelArt, isMoving } = picture
  const sizes = pixelArt ? [picture] : pictureSizes(place, picture)
  const address = (size: Size, format: PictureFormat) => folder + pictureFile(picture.name, size, format)
  const candidates = (format: PictureFormat) =>
    sizes.map((size) => `${address(size, format)} ${size.width}w`).join(', ')
  const largest = sizes.at(-1) ?? picture
  return {
    width: largest.width,
    height: largest.height,
    sizes: picturePlaces[place].sizes,
    pixelArt,
    avif: pixelArt ? '' : candidates('avif'),
    webp: candidates('webp'),
    moving: isMoving ? candidates('moving') : '',
    url: address(largest, 'webp'),
  }
}

/** Width over height. */
export function pictureRatio(src: string): number {
  const { width, height } = original(src)
  return width / height
}

export function pictureUrl(src: string): string {
  return pictureFiles(src, 'lightbox').url
}
