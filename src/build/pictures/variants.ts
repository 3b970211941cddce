import {
  type PictureFormat,
  type PictureSlot,
  pictureFile,
  pictureSizes,
  type Size,
} from '../../ui/pictureSlots.ts'
import type { Original } from './inspectOriginal.ts'

/** A file to encode. The size is in pixels. */
export interface Variant extends Size {
  readonly file: string
  readonly format: PictureFormat
}

/** The files to encode for all slots of an original. Pixel art stays exact: lossless WebP in its own size. */
export function variantsOf(original: Original, slots: readonly PictureSlot[]): readonly Variant[] {
  const { name, width, height, pixelArt, isAnimated } = original
  const sizes = pixelArt ? [{ width, height }] : slots.flatMap((slot) => pictureSizes(slot, original))
  const formats: readonly PictureFormat[] = [
    ...(pixelArt ? [] : (['avif'] as const)),
    'webp',
    ...(isAnimated ? (['animated'] as const) : []),
  ]
  const variants = sizes.flatMap((size) =>
    formats.map((format) => ({ ...size, format, file: pictureFile(name, size, format) })),
  )
  return [...new Map(variants.map((variant) => [variant.file, variant])).values()]
}
