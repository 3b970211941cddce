import { folder, pictures } from 'virtual:pictures'
import {
  type PictureFormat,
  type PictureSlot,
  pictureFile,
  pictureSizes,
  pictureSlots,
  type Size,
  webpSize,
} from '../constants/pictureSlots.ts'

function findOriginal(src: string) {
  const row = pictures[src]
  if (!row) throw new Error(`the picture ${src} is not among those that the build has made`)
  const [name, width, height, pixelArt = false, isAnimated = false] = row
  return { name, width, height, pixelArt, isAnimated }
}

/**
 * The attributes of an image. `width` and `height` are those of the slot's largest file, `url` is the picture's WebP file.
 * `avif` and `animated` are `srcset`s. `avif` is empty for pixel art: a lossless WebP in its own size. `animated` is empty for
 * a still picture.
 */
export function pictureFiles(src: string, slot: PictureSlot) {
  const picture = findOriginal(src)
  const { pixelArt, isAnimated } = picture
  const fileSizes = pixelArt ? [picture] : pictureSizes(slot, picture)
  const fileUrl = (size: Size, format: PictureFormat) => folder + pictureFile(picture.name, size, format)
  const candidates = (format: PictureFormat) =>
    fileSizes.map((size) => `${fileUrl(size, format)} ${size.width}w`).join(', ')
  const largest = fileSizes.at(-1) ?? picture
  return {
    width: largest.width,
    height: largest.height,
    sizes: pictureSlots[slot].sizes,
    pixelArt,
    avif: pixelArt ? '' : candidates('avif'),
    animated: isAnimated ? candidates('animated') : '',
    url: fileUrl(pixelArt ? picture : webpSize(slot, picture), 'webp'),
  }
}

/** The address of the largest file of a picture in a gallery. */
export function pictureUrl(src: string): string {
  return pictureFiles(src, 'lightbox').url
}
