import { line, nullable, numberFrom, object, pictureFile, type ValueOf } from './valueTypes.ts'

const MAX_PX = 20_000
const pixels = numberFrom(1, MAX_PX)

const values = object({
  file: pictureFile,
  /** Alternative text; '' for none. */
  alt: line,
  width: pixels,
  height: pixels,
})

export const pictureType = { ...values, isPicture: true } as const
export type Picture = ValueOf<typeof pictureType>

/** A picture, or none. */
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
  readonly minPx: number
}
