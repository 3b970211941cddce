import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../files.ts'
import { cutOriginal } from './cutOriginal.ts'
import type { Original } from './inspectOriginal.ts'
import { encoders } from './recipe.ts'
import type { Variant } from './variants.ts'

/**
 * Encodes one size of an original. An animation gives its first frame, or all of them in the format `moving`.
 *
 * @param path of the original
 * @param cache folder; a file that is in it already is not encoded again
 * @returns the file's path, and true in `isNew` when it was encoded now
 */
export async function encodeVariant(
  path: string,
  original: Pick<Original, 'isVector' | 'pixelArt' | 'isMoving'>,
  { file, format, ...size }: Variant,
  cache: string,
): Promise<{ path: string; isNew: boolean }> {
  const cachedFile = join(cache, file)
  if (existsSync(cachedFile)) return { path: cachedFile, isNew: false }
  const picture = await cutOriginal(path, original, size, { allFrames: format === 'moving' })
  const encoder = format === 'moving' ? 'webp' : format
  const encoded = await picture[encoder](
    original.pixelArt ? { lossless: true } : encoders[encoder],
  ).toBuffer()
  await mkdir(cache, { recursive: true })
  await writeWhole(cachedFile, encoded)
  return { path: cachedFile, isNew: true }
}
