import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { PicturePlace } from '../../templates/fields/pictureType.ts'
import type { PictureFacts } from './inspectPicture.ts'

const text = editorWords.picture

const MAX_BYTES = 30_000_000
/** Decoded, each pixel takes 4 bytes of a phone's memory. */
const MAX_PIXELS = 64_000_000

const BYTES_A_MB = 1_000_000
const PIXELS_A_MEGAPIXEL = 1_000_000

export function refusedUnread({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size > MAX_BYTES)
    return message(text.tooLarge, name, {
      size: Math.round(size / BYTES_A_MB),
      most: MAX_BYTES / BYTES_A_MB,
    })
  return size === 0 ? message(text.empty, name) : null
}

export function refusedPicture(name: string, { kind, size }: PictureFacts): string | null {
  if (kind === 'heic' || kind === 'svg' || kind === 'unknown') return message(text[kind], name)
  const pixels = size ? size.width * size.height : 0
  if (pixels <= MAX_PIXELS) return null
  const megapixels = (count: number) => Math.round(count / PIXELS_A_MEGAPIXEL)
  return message(text.tooManyPixels, name, { size: megapixels(pixels), most: megapixels(MAX_PIXELS) })
}

/** A warning that an accepted picture loses its movement or its sharpness, or null. */
export function cautionOn(
  name: string,
  { kind, size }: PictureFacts,
  { minPx }: Pick<PicturePlace, 'minPx'>,
): string | null {
  if (kind === 'gif') return message(text.gif, name)
  const isSmall = size && Math.min(size.width, size.height) < minPx
  return isSmall ? message(text.small, name, { ...size }) : null
}

export function refusedBroken(name: string): string {
  return message(text.broken, name)
}

function message(sentence: string, file: string, values: Readonly<Record<string, number>> = {}): string {
  const name = file.length > 60 ? `${file.slice(0, 57)}…` : file || text.nameless
  return fill(sentence, { name, ...values })
}
