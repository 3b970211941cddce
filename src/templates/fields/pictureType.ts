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

/** The use of a picture on a page, with the requirements for its file. */
export interface PicturePlace {
  /** Its path in the site, without the ending. The pictures of a list's items have numbers behind it. */
  readonly file: string
  /** As in CSS. `contain`: the whole picture, inside the box; `cover`: its middle, cropped to fill the box. */
  readonly fit: 'contain' | 'cover'
  /** Largest size of the file, px. */
  readonly box: { readonly width: number; readonly height: number }
  /** True for a JPEG file. Otherwise it is WebP, if the browser can write it. */
  readonly jpegOnly: boolean
  /** If the shorter side of a picture is below this, the editor warns that it looks blurred, px. */
  readonly minPx: number
}
