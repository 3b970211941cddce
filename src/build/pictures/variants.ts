import {
  type PictureFormat,
  type PictureSlot,
  pictureFile,
  pictureSizes,
  type Size,
  webpSize,
} from '../../constants/pictureSlots.ts'
import type { Original } from './inspectOriginal.ts'

/** A file to encode. The size is in pixels. */
export interface Variant extends Size {
  readonly file: string
  readonly format: PictureFormat
}

/**
 * The files to encode for all slots of an original: AVIF in all widths, and one WebP for browsers without AVIF. Pixel art
 * stays exact: lossless WebP in its own size.
 */
export function variantsOf(
  original: Pick<Original, 'name' | 'width' | 'height' | 'pixelArt' | 'isAnimated'>,
  slots: readonly PictureSlot[],
): readonly Variant[] {
  const { name, width, height, pixelArt, isAnimated } = original
  const variantsIn = (format: PictureFormat, sizes: readonly Size[]) =>
    sizes.map((size) => ({ ...size, format, file: pictureFile(name, size, format) }))
  const ownSize = [{ width, height }]
  const sizes = pixelArt ? ownSize : slots.flatMap((slot) => pictureSizes(slot, original))
  const variants = [
    ...(pixelArt ? [] : variantsIn('avif', sizes)),
    ...variantsIn('webp', pixelArt ? ownSize : slots.map((slot) => webpSize(slot, original))),
    ...(isAnimated ? variantsIn('animated', sizes) : []),
  ]
  return [...new Map(variants.map((variant) => [variant.file, variant])).values()]
}
