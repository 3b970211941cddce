interface Size {
  readonly width: number
  readonly height: number
}

/** What a place on the site asks of its picture. */
export interface PicturePlace {
  /** The picture's path in the site, without its ending. */
  readonly file: string
  /** `whole`: all of it, within the box; `fill`: the middle of it, exactly the box. */
  readonly how: 'whole' | 'fill'
  readonly box: Size
  /** Chats show no other than JPEG. */
  readonly jpegOnly: boolean
  /** A picture whose shorter side has fewer pixels looks blurred in it. */
  readonly leastPx: number
}

export const PICTURE_PLACES = {
  portrait: {
    file: 'pictures/portrait',
    how: 'whole',
    box: { width: 720, height: 720 },
    jpegOnly: false,
    leastPx: 240,
  },
  sharePicture: {
    file: 'pictures/share',
    how: 'fill',
    box: { width: 1200, height: 630 },
    jpegOnly: true,
    leastPx: 480,
  },
} as const satisfies Record<string, PicturePlace>
export type PicturePlaceName = keyof typeof PICTURE_PLACES

/** The square beside a link's words. */
export const LINK_PICTURE: PicturePlace = {
  ...{ file: 'pictures/link', how: 'fill', box: { width: 128, height: 128 } },
  ...{ jpegOnly: false, leastPx: 64 },
}

/**
 * The part of a picture that is drawn, in its pixels, and its size on the site: never larger than it is, unless it has to
 * fill its box.
 */
export function fitted({ width, height }: Size, { how, box }: Pick<PicturePlace, 'how' | 'box'>) {
  if (how === 'whole') {
    const scale = Math.min(1, box.width / width, box.height / height)
    const scaled = (side: number) => Math.max(1, Math.round(side * scale))
    return { part: { x: 0, y: 0, width, height }, size: { width: scaled(width), height: scaled(height) } }
  }
  const scale = Math.min(width / box.width, height / box.height)
  const part = { width: box.width * scale, height: box.height * scale }
  return { part: { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part }, size: box }
}
