import { createHash } from 'node:crypto'
import sharp, { type AvifOptions, type SharpOptions, type WebpOptions } from 'sharp'

/** AVIF without chroma subsampling, because red on black would bleed. */
export const encoders = {
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:4:4' } satisfies AvifOptions,
  webp: { quality: 80, effort: 4 } satisfies WebpOptions,
} as const

/** Truncated originals are refused. Faults that browsers ignore are accepted. */
export const reading = { failOn: 'error' } as const satisfies SharpOptions

/** Raise it when the code in this folder makes different files from the same original. */
const EDITION = 1

/** Cache key of the encoders: changes when files have to be encoded again. */
const recipe = JSON.stringify([EDITION, encoders, sharp.versions])

/** A hash of an original and of the recipe, 8 hexadecimal digits. */
export function pictureHash(original: Uint8Array): string {
  return createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 8)
}
