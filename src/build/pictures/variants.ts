import {
  type PictureFormat,
  type PicturePlace,
  pictureFile,
  pictureSizes,
  type Size,
} from '../../ui/picturePlaces.ts'
import type { Original } from './inspectOriginal.ts'

/** One file to be made of an original. */
export interface Variant extends Size {
  readonly file: string
  readonly format: PictureFormat
}

/** The files that an original is needed in, each once, for all the places that show it; pixel art in its own size. */
export function variantsOf(original: Original, places: readonly PicturePlace[]): readonly Variant[] {
  if (original.pixelArt) {
    const { name, width, height } = original
    return [{ width, height, format: 'webp', file: pictureFile(name, { width, height }, 'webp') }]
  }
  const variants = places.flatMap((place) =>
    pictureSizes(place, original).flatMap((size) =>
      (['avif', 'webp'] as const).map((format) => ({
        ...size,
        format,
        file: pictureFile(original.name, size, format),
      })),
    ),
  )
  return [...new Map(variants.map((variant) => [variant.file, variant])).values()]
}
