import { createHash } from 'node:crypto'
import sharp, { type AvifOptions, type JpegOptions, type SharpOptions, type WebpOptions } from 'sharp'

export const encoders = {
  // AVIF without chroma subsampling, which would blur red on black. Lossy WebP always has it.
  avif: { quality: 58, effort: 1, chromaSubsampling: '4:4:4' } satisfies AvifOptions,
  webp: { quality: 80, effort: 4 } satisfies WebpOptions,
  /** For preview cards. Subsampling would blur coloured letters on a dark background. */
  card: { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } satisfies JpegOptions,
} as const

/**
 * A truncated original is an error. A fault that browsers ignore is not. The frames of a long animation may have more pixels
 * than sharp allows by default.
 */
export const readingOptions = { failOn: 'error', limitInputPixels: false } as const satisfies SharpOptions

/** Raise this number when new code makes other files, or other facts about an original, from the same original. */
const CODE_VERSION = 2

const recipe = JSON.stringify([CODE_VERSION, encoders, sharp.versions])

/** A hash of an original and of the recipe, 8 hexadecimal digits. A new hash means a new file. */
export function pictureHash(original: Uint8Array): string {
  return createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 8)
}
