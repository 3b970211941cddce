import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Size } from '../../ui/picturePlaces.ts'
import type { Original } from './inspectOriginal.ts'
import { reading } from './recipe.ts'

/** Density at which sharp draws an SVG in its own size, and sharp's greatest density, px per inch. */
const PLAIN_DENSITY = 72
const MAX_DENSITY = 100_000
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 } as const

interface CutOptions {
  /** 'cover' crops to the new shape, around the most interesting part. 'contain' keeps the whole on a transparent ground. */
  readonly fit?: 'cover' | 'contain'
  /** True keeps all frames of an animation. Default: only the first. */
  readonly allFrames?: boolean
}

/** An original in another size: upright, in sRGB, without metadata. @param path the original's path */
export async function cutOriginal(
  path: string,
  { isVector, isMoving }: Pick<Original, 'isVector' | 'isMoving'>,
  { width, height }: Size,
  { fit = 'cover', allFrames = false }: CutOptions = {},
): Promise<Sharp> {
  const bytes = await readFile(path)
  const density = isVector ? await densityFor(bytes, width, height) : PLAIN_DENSITY
  // The first frame must be cropped like the animation, in which the most interesting part may move.
  const position = fit === 'cover' && !isMoving ? sharp.strategy.attention : 'centre'
  return sharp(bytes, { ...reading, density, animated: allFrames })
    .autoOrient()
    .resize({ width, height, fit, position, background: TRANSPARENT })
}

/** The density at which an SVG is drawn at least in this size, so that it is sharp. */
async function densityFor(bytes: Buffer, width: number, height: number): Promise<number> {
  const plain = await sharp(bytes, reading).metadata()
  const scale = Math.max(width / plain.width, height / plain.height)
  return Math.min(MAX_DENSITY, Math.max(PLAIN_DENSITY, Math.ceil(PLAIN_DENSITY * scale)))
}
