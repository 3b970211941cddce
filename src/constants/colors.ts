import type { Rgb } from '../lib/contrast.ts'

/** The night's ground, from the top of the window to its bottom. */
export const VOID: Rgb = [5, 6, 13]
export const DUSK: Rgb = [13, 16, 36]
/** What the moon casts on the ground. */
export const MOONLIGHT: Rgb = [120, 140, 214]
/** The air around the moon. */
export const HALO: Rgb = [168, 184, 236]

/** A colour as shaders take it: each part in [0, 1]. */
export function unit([red, green, blue]: Rgb): [number, number, number] {
  return [red / 255, green / 255, blue / 255]
}
