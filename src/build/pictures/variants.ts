import {
  type PictureFormat,
  type PicturePlace,
  pictureFile,
  pictureSizes,
  type Size,
} from '../../ui/picturePlaces.ts'
import type { Original } from './inspectOriginal.ts'

/** A file to encode. The size is in pixels. */
export interface Variant extends Size {
  readonly file: string
  readonly format: PictureFormat
}

/** The files to encode for all places of an original. Pixel art is encoded only in its own size. */
export function variantsOf(original: Original, places: readonly PicturePlace[]): readonly Variant[] {
  const { name, width, height, pixelArt, isMoving } = original
  const sizes = pixelArt ? [{ width, height }] : places.flatMap((place) => pictureSizes(place, original))
  const formats: readonly PictureFormat[] = [
    ...(pixelArt ? [] : (['avif'] as const)),
    'webp',
    ...(isMoving ? (['moving'] as const) : []),
  ]
  const variants = sizes.flatMap((size) =>
    formats.map((format) => ({ ...size, format, file: pictureFile(name, size, format) })),
  )
  return [...new Map(variants.map((variant) => [variant.file, variant])).values()]
}
