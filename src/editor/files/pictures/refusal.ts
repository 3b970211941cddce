import { fill } from '../../../lib/fill.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorText } from '../../../site/editorText.ts'
import type { PicturePlace } from '../../../templates/engine/fields/pictureType.ts'
import type { PictureFacts } from './inspectPicture.ts'

const text = editorText.picture

const MAX_BYTES = 30_000_000
/** Each pixel of a decoded picture takes 4 bytes of a phone's memory. */
const MAX_PIXELS = 64_000_000
const MAX_NAME_CHARACTERS = 60

const BYTES_PER_MB = 1_000_000
const PIXELS_PER_MEGAPIXEL = 1_000_000

/** Refuses a file that is too large or empty, before it is read. @returns one sentence for the user, or null */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size > MAX_BYTES)
    return message(text.tooLarge, name, {
      size: Math.round(size / BYTES_PER_MB),
      most: MAX_BYTES / BYTES_PER_MB,
    })
  return size === 0 ? message(text.empty, name) : null
}

/** Refuses unreadable and unsafe formats, and a known size with too many pixels. @returns one sentence, or null */
export function pictureRefusal(name: string, { kind, size }: PictureFacts): string | null {
  if (kind === 'svg' || kind === 'unknown') return message(text[kind], name)
  const pixels = size ? size.width * size.height : 0
  if (pixels <= MAX_PIXELS) return null
  const megapixels = (count: number) => Math.round(count / PIXELS_PER_MEGAPIXEL)
  return message(text.tooManyPixels, name, { size: megapixels(pixels), most: megapixels(MAX_PIXELS) })
}

/** Warns that an animation will not move, or that a small picture will be blurred. @returns one sentence, or null */
export function pictureCaution(
  name: string,
  { size, moves }: PictureFacts,
  { minPx }: Pick<PicturePlace, 'minPx'>,
): string | null {
  if (moves) return message(text.moving, name)
  const isSmall = size && Math.min(size.width, size.height) < minPx
  return isSmall ? message(text.small, name, { ...size }) : null
}

/** Why a picture cannot be added: its file cannot be read, the browser cannot decode it, or cannot write the new picture. */
export type PictureFailure = 'unreadable' | 'undecodable' | 'unwritable'

export function failureRefusal(name: string, failure: PictureFailure): string {
  return message(text[failure], name)
}

function message(sentence: string, fileName: string, values: Readonly<Record<string, number>> = {}): string {
  const name = shortened(fileName, MAX_NAME_CHARACTERS) || text.nameless
  return fill(sentence, { name, ...values })
}
