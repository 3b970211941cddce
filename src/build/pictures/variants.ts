import {
  type PictureFormat,
  type PicturePlace,
  pictureFile,
  pictureSizes,
  type Size,
} from '../../ui/picturePlaces.ts'
import type { Original } from './inspectOriginal.ts'

export interface Variant extends Size {
  readonly file: string
  readonly format: PictureFormat
}

/** The files to make of an original for the places that show it, each file once. Pixel art keeps its own size. */
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
