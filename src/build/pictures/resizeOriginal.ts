import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Size } from '../../ui/pictureSlots.ts'
import type { Original } from './inspectOriginal.ts'
import { readingOptions } from './recipe.ts'

/** In px per inch. By default sharp draws an SVG in its own size, with 72 px per inch. */
const DEFAULT_DENSITY = 72
const MAX_DENSITY = 100_000
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 } as const

interface ResizeOptions {
  /** 'cover' (default) crops around the most interesting part. 'contain' adds transparent edges. */
  readonly fit?: 'cover' | 'contain'
  /** By default only the first frame of an animation stays. */
  readonly keepsFrames?: boolean
}

/** An original in another size, upright. */
export async function resizeOriginal(
  path: string,
  { isVector, isAnimated }: Pick<Original, 'isVector' | 'isAnimated'>,
  { width, height }: Size,
  { fit = 'cover', keepsFrames = false }: ResizeOptions = {},
): Promise<Sharp> {
  const bytes = await readFile(path)
  const density = isVector ? await densityFor(bytes, width, height) : DEFAULT_DENSITY
  // In an animation the most interesting part may move, but all frames need the same crop.
  const position = fit === 'cover' && !isAnimated ? sharp.strategy.attention : 'centre'
  return sharp(bytes, { ...readingOptions, density, animated: keepsFrames })
    .autoOrient()
    .resize({ width, height, fit, position, background: TRANSPARENT })
}

async function densityFor(bytes: Buffer, width: number, height: number): Promise<number> {
  const ownSize = await sharp(bytes, readingOptions).metadata()
  const scale = Math.max(width / ownSize.width, height / ownSize.height)
  return Math.min(MAX_DENSITY, Math.max(DEFAULT_DENSITY, Math.ceil(DEFAULT_DENSITY * scale)))
}
