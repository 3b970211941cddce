import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeWhole } from '../files.ts'
import type { Original } from './inspectOriginal.ts'
import { encoders, reading } from './recipe.ts'
import type { Variant } from './variants.ts'

/** Density at which sharp draws an SVG in its own size, and sharp's maximum, px per inch. */
const PLAIN_DENSITY = 72
const MOST_DENSITY = 100_000

/**
 * Encodes one size of an original: upright, in sRGB, without metadata. An animation gives its first frame. A crop to
 * another shape keeps the most interesting part.
 *
 * @param path of the original
 * @param cache folder; a file that is in it already is not encoded again
 * @returns the file's path, and true in `isNew` when it was encoded now
 */
export async function encodeVariant(
  path: string,
  { isVector, pixelArt }: Pick<Original, 'isVector' | 'pixelArt'>,
  { file, format, width, height }: Variant,
  cache: string,
): Promise<{ path: string; isNew: boolean }> {
  const cachedFile = join(cache, file)
  if (existsSync(cachedFile)) return { path: cachedFile, isNew: false }
  const bytes = await readFile(path)
  const density = isVector ? await densityFor(bytes, width, height) : PLAIN_DENSITY
  const picture = sharp(bytes, { ...reading, density })
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
  const encoded = await picture[format](pixelArt ? { lossless: true } : encoders[format]).toBuffer()
  await mkdir(cache, { recursive: true })
  await writeWhole(cachedFile, encoded)
  return { path: cachedFile, isNew: true }
}

async function densityFor(bytes: Buffer, width: number, height: number): Promise<number> {
  const plain = await sharp(bytes, reading).metadata()
  const scale = Math.max(width / plain.width, height / plain.height)
  return Math.min(MOST_DENSITY, Math.max(PLAIN_DENSITY, Math.ceil(PLAIN_DENSITY * scale)))
}
