import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../files.ts'
import type { Original } from './inspectOriginal.ts'
import { encoders } from './recipe.ts'
import { resizeOriginal } from './resizeOriginal.ts'
import type { Variant } from './variants.ts'

/** Encodes an original in one size and format. @param cache a folder @returns `isNew` false for a cached file */
export async function encodeVariant(
  originalPath: string,
  original: Pick<Original, 'isVector' | 'pixelArt' | 'isAnimated'>,
  { file, format, ...size }: Variant,
  cache: string,
): Promise<{ path: string; isNew: boolean }> {
  const cachedFile = join(cache, file)
  if (existsSync(cachedFile)) return { path: cachedFile, isNew: false }
  const picture = await resizeOriginal(originalPath, original, size, { keepsFrames: format === 'animated' })
  const encoder = format === 'animated' ? 'webp' : format
  const encoded = await picture[encoder](
    original.pixelArt ? { lossless: true } : encoders[encoder],
  ).toBuffer()
  await mkdir(cache, { recursive: true })
  await writeAtomically(cachedFile, encoded)
  return { path: cachedFile, isNew: true }
}
