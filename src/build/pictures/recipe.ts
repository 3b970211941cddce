import { createHash } from 'node:crypto'
import sharp, { type AvifOptions, type SharpOptions, type WebpOptions } from 'sharp'

/** How the files are written: AVIF without halved colour, because red on black would bleed. */
export const encoders = {
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:4:4' } satisfies AvifOptions,
  webp: { quality: 80, effort: 4 } satisfies WebpOptions,
} as const

/** How originals are read: one that breaks off is refused, one that a browser would shrug at is not. */
export const reading = { failOn: 'error' } as const satisfies SharpOptions

/** To be raised when the code beside this file makes other files of the same original. */
const EDITION = 1

/** Cache key of the encoders: changes when files have to be encoded again. */
const recipe = JSON.stringify([EDITION, encoders, sharp.versions])

/** Eight letters and digits that are others as soon as the original is, or the way in which its files are made. */
export function pictureHash(original: Uint8Array): string {
  return createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 8)
}
