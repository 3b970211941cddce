import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { isLong, type Size } from '../../constants/pictureSlots.ts'
import type { Original } from './inspectOriginal.ts'
import { readingOptions } from './recipe.ts'

/** In px per inch. By default sharp draws an SVG in its own size, with 72 px per inch. */
const DEFAULT_DENSITY = 72
const MAX_DENSITY = 100_000

/**
 * An original in another size, upright. It is cropped around its most interesting part, or to the beginning of a long one.
 * @param keepsFrames by default only the first frame of an animation stays
 */
export async function resizeOriginal(
  path: string,
  original: Pick<Original, 'isVector' | 'isAnimated' | 'width' | 'height'>,
  { width, height }: Size,
  { keepsFrames = false }: { readonly keepsFrames?: boolean } = {},
): Promise<Sharp> {
  const bytes = await readFile(path)
  const density = original.isVector ? await densityFor(bytes, width, height) : DEFAULT_DENSITY
  // In an animation the most interesting part may move, but all frames need the same crop.
  const interesting = original.isAnimated ? 'centre' : sharp.strategy.attention
  const position = isLong(original) ? 'top' : interesting
  return sharp(bytes, { ...readingOptions, density, animated: keepsFrames })
    .autoOrient()
    .resize({ width, height, fit: 'cover', position })
}

async function densityFor(bytes: Buffer, width: number, height: number): Promise<number> {
  const ownSize = await sharp(bytes, readingOptions).metadata()
  const scale = Math.max(width / ownSize.width, height / ownSize.height)
  return Math.min(MAX_DENSITY, Math.max(DEFAULT_DENSITY, Math.ceil(DEFAULT_DENSITY * scale)))
}
