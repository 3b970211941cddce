import { createHash } from 'node:crypto'
import sharp, { type AvifOptions, type SharpOptions, type WebpOptions } from 'sharp'

/** The options of the encoders. AVIF has no chroma subsampling, because red on black would bleed. */
export const encoders = {
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:4:4' } satisfies AvifOptions,
  webp: { quality: 80, effort: 4 } satisfies WebpOptions,
} as const

/** Truncated originals are an error. Faults that browsers ignore are not. */
export const reading = { failOn: 'error' } as const satisfies SharpOptions

/** Raise this number when a change of the code in this folder changes the files that it makes. */
const EDITION = 1

/** A part of each file's name. It changes when all files have to be encoded again. */
const recipe = JSON.stringify([EDITION, encoders, sharp.versions])

/** A hash of an original and of the recipe, 8 hexadecimal digits. */
export function pictureHash(original: Uint8Array): string {
  return createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 8)
}
