import { line, nullable, numberFrom, object, pictureFile } from './valueTypes.ts'

const MOST_PX = 20_000
const pixels = numberFrom(1, MOST_PX)

export const pictureType = object({
  file: pictureFile,
  /** Alternative text; '' for none. */
  alt: line,
  width: pixels,
  height: pixels,
})

/** A picture, or none. Fields of this type are found by it (`templates/pictures.ts`), so each uses this one. */
export const optionalPicture = nullable(pictureType)

export interface PicturePlace {
  /** The picture's path in the site, without its ending; in a list each item's has a number behind it. */
  readonly file: string
  /** As in CSS. `contain`: the whole picture inside the box; `cover`: its middle, in exactly the box. */
  readonly fit: 'contain' | 'cover'
  /** Pixels. */
  readonly box: { readonly width: number; readonly height: number }
  readonly jpegOnly: boolean
  /** A picture with a shorter side below this looks blurred, px. */
  readonly leastPx: number
}
