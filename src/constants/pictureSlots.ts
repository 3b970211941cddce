/** Width and height, px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a preview card that social sites recommend, px. Here, because some importers must not import content. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The endings of file names. `-moving` must not be renamed, because it is in the addresses of published pictures. */
const ENDINGS = { avif: '.avif', webp: '.webp', animated: '-moving.webp' } as const
export type PictureFormat = keyof typeof ENDINGS

/** A kind of position in the layout, such as a card of the shop. It decides in which sizes a picture is encoded. */
interface Slot {
  /** Widths of the files, px. */
  readonly widths: readonly [number, ...number[]]
  /** The attribute `sizes` of the image. */
  readonly sizes: string
  /** Width over height, if the picture is cropped to it. */
  readonly ratio?: number
  /** The same, if only a long picture is cropped to it. */
  readonly longRatio?: number
}

/** Width over height of the beginning of a long picture in a gallery. `Gallery.module.css` has it too. */
export const BEGINNING_RATIO = 3 / 4

/**
 * `sizes` of a picture that fills a phone's width. A screen with 3 device pixels per CSS pixel gets the files for 2, because
 * no visitor sees the difference.
 */
const PHONE_WIDTH_SIZES = '(max-width: 39.99rem) and (min-resolution: 2.5dppx) 58vw, calc(100vw - 2.25rem)'
/** A window from this width on enlarges the page: a length in rem becomes a share of the window (`base.css`). */
const wide = (rem: number) => `(min-width: 128rem) ${Number((rem * 0.78).toFixed(2))}vw, `
/** All slots. The lengths in `sizes` follow from the style sheets. */
export const pictureSlots = {
  portrait: {
    widths: [176, 272, 352],
    sizes: `${wide(11)}(min-width: 42.3rem) 11rem, (min-width: 32.7rem) 26vw, 8.5rem`,
    ratio: 1,
  },
  /** On a card of the shop. */
  cover: {
    widths: [360, 720],
    sizes: `${wide(22)}(min-width: 75rem) 22rem, (min-width: 62.1rem) 29.5vw, (min-width: 40.3rem) 45vw, ${PHONE_WIDTH_SIZES}`,
    ratio: 3 / 4,
  },
  /** In the home page's row of three templates, which is a strip on a phone. */
  phone: {
    widths: [240, 360, 500, 720],
    sizes: `${wide(22.5)}(min-width: 75rem) 22.5rem, (min-width: 40rem) 29vw, (min-resolution: 2.5dppx) 42vw, 62vw`,
    ratio: 3 / 4,
  },
  /** The picture of a video before it plays. */
  poster: {
    widths: [360, 768, 1344],
    sizes: `${wide(38)}(min-width: 42rem) 38rem, ${PHONE_WIDTH_SIZES}`,
    ratio: 16 / 9,
  },
  /** In the list of projects. */
  thumbnail: {
    widths: [96, 192],
    sizes: '(max-width: 39.99rem) and (min-resolution: 2.5dppx) 4rem, 6rem',
    ratio: 4 / 3,
  },
  /** In a text in Markdown. */
  text: {
    widths: [448, 640, 960, 1216],
    sizes: `${wide(38)}(min-width: 42rem) 38rem, ${PHONE_WIDTH_SIZES}`,
  },
  /** In one of a gallery's two columns. */
  column: {
    widths: [560, 768, 1120],
    longRatio: BEGINNING_RATIO,
    sizes: `${wide(34.25)}(min-width: 75rem) 34.25rem, (min-width: 40rem) 45vw, ${PHONE_WIDTH_SIZES}`,
  },
  /** Across both columns of a gallery. */
  row: {
    widths: [560, 768, 1120, 1920],
    longRatio: BEGINNING_RATIO,
    sizes: `${wide(70)}(min-width: 75rem) 70rem, (min-width: 40rem) 92vw, ${PHONE_WIDTH_SIZES}`,
  },
  lightbox: {
    widths: [768, 1120, 1920],
    // On an upright phone a landscape picture is wider than the window.
    sizes: '(max-width: 47.99rem) and (orientation: portrait) and (pointer: coarse) 75vh, 100vw',
  },
} as const satisfies Record<string, Slot>

export type PictureSlot = keyof typeof pictureSlots

/** Width over height. Below it, a picture that fits the window is too narrow to read, such as a comic strip. */
const LONG_BELOW_RATIO = 0.4

/** True for a picture that is much higher than wide. A lightbox scrolls it, and a gallery shows its beginning. */
export function isLong({ width, height }: Size): boolean {
  return width / height < LONG_BELOW_RATIO
}

/** The longest side of a WebP file, px. */
export const MAX_SIDE_PX = 16_383

/** Width over height of a picture that is cropped in a slot; undefined for a whole one. */
function cropRatio(slot: PictureSlot, original: Size): number | undefined {
  const { ratio, longRatio }: Slot = pictureSlots[slot]
  return ratio ?? (isLong(original) ? longRatio : undefined)
}

/** The sizes of a picture's files, from small to large. Not for pixel art. @param original the size after EXIF rotation */
export function pictureSizes(slot: PictureSlot, original: Size): readonly Size[] {
  const { widths }: Slot = pictureSlots[slot]
  const ratio = cropRatio(slot, original) ?? original.width / original.height
  const croppedWidth = Math.min(original.width, Math.round(original.height * ratio))
  const largestWidth = Math.min(croppedWidth, Math.max(...widths), Math.floor(MAX_SIDE_PX * ratio))
  return [...widths.filter((width) => width < largestWidth), largestWidth].map((width) => ({
    width,
    height: Math.max(1, Math.round(width / ratio)),
  }))
}

/**
 * The size of a picture's one WebP file, for browsers without AVIF. It is as large as the picture can be, and an uncropped
 * picture has the same file in all its slots.
 */
export function webpSize(slot: PictureSlot, original: Size): Size {
  const isCropped = cropRatio(slot, original) !== undefined
  return pictureSizes(isCropped ? slot : 'lightbox', original).at(-1) ?? original
}

export function pictureFile(name: string, { width, height }: Size, format: PictureFormat): string {
  return `${name}-${width}x${height}${ENDINGS[format]}`
}
