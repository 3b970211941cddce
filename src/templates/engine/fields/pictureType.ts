import { line, nullable, numberFrom, object, pictureFile, type ValueOf } from './valueTypes.ts'

const MAX_SIDE_PX = 20_000
const pixels = numberFrom(1, MAX_SIDE_PX)

const pictureValues = object({
  file: pictureFile,
  alt: line,
  width: pixels,
  height: pixels,
})

export const pictureType = { ...pictureValues, isPicture: true } as const
export type Picture = ValueOf<typeof pictureType>

export const optionalPicture = nullable(pictureType)

/** A place for a picture on a page, with the requirements for its file. */
export interface PicturePlace {
  /** Its path in the site, without the ending. For an item of a list, a number follows: `pictures/link-1`. */
  readonly file: string
  /** `contain`: the whole picture, reduced to the box if it is larger; `cover`: its middle, in the size of the box. */
  readonly fit: 'contain' | 'cover'
  /** Px. */
  readonly box: { readonly width: number; readonly height: number }
  /** True: the file is a JPEG. False: it is a WebP, or a JPEG if the browser cannot write WebP. */
  readonly jpegOnly: boolean
  /** True: the file's name has a version, because chats keep the picture. Needs `jpegOnly`. */
  readonly hasVersion?: true
  /** The editor warns if the shorter side of a picture is below this, px. It does not warn if it cannot read the size. */
  readonly minPx: number
}
