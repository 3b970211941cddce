/** A width and a height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export type PictureFormat = 'avif' | 'webp'

interface Place {
  /** Pixels; the widths that its place in the layout asks for, on the screens that there are. */
  readonly widths: readonly [number, ...number[]]
  /** How wide it is shown, as in an image's `sizes`: the layout of its place, in one line. */
  readonly sizes: string
  /** Width over height where the place demands one: the picture is cropped to it. */
  readonly ratio?: number
}

/** Screens with three device pixels per CSS pixel get the files of two: the third costs bytes and is not seen. */
const PHONE = '(max-width: 39.99rem) and (min-resolution: 2.5dppx) 58vw, calc(100vw - 2.25rem)'

/** The places of the layout that show a picture. Gutters and columns are those of the style sheets. */
export const picturePlaces = {
  portrait: {
    widths: [176, 272, 352],
    sizes: '(min-width: 42.3rem) 11rem, (min-width: 32.7rem) 26vw, 8.5rem',
    ratio: 1,
  },
  cover: {
    widths: [360, 768, 1120],
    sizes: `(min-width: 75rem) 22rem, (min-width: 62.1rem) 29.5vw, (min-width: 40.3rem) 45vw, ${PHONE}`,
    ratio: 16 / 9,
  },
  column: {
    widths: [560, 768, 1120],
    sizes: `(min-width: 75rem) 34.25rem, (min-width: 40rem) 45vw, ${PHONE}`,
  },
  row: {
    widths: [560, 768, 1120, 1440, 1920],
    sizes: `(min-width: 75rem) 70rem, (min-width: 40rem) 92vw, ${PHONE}`,
  },
  lightbox: {
    widths: [768, 1120, 1440, 1920],
    sizes: '100vw',
  },
} as const satisfies Record<string, Place>

export type PicturePlace = keyof typeof picturePlaces

/**
 * The sizes that a picture is kept at for a place, from small to large. It is never enlarged: the last one is the
 * original's own, where that is smaller than what the place would take.
 *
 * @param original the original's size as it is shown, upright
 */
export function pictureSizes(place: PicturePlace, original: Size): readonly Size[] {
  const { widths, ratio = original.width / original.height }: Place = picturePlaces[place]
  const available = Math.min(original.width, Math.round(original.height * ratio))
  const largest = Math.min(available, Math.max(...widths))
  return [...widths.filter((width) => width < largest), largest].map((width) => ({
    width,
    height: Math.max(1, Math.round(width / ratio)),
  }))
}

/** The file that holds a picture in a size and a format. @param name as the build calls the picture */
export function pictureFile(name: string, { width, height }: Size, format: PictureFormat): string {
  return `${name}-${width}x${height}.${format}`
}
