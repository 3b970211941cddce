/** Red, green and blue as bytes, sRGB. */
export type Bytes = readonly [number, number, number]

/** The night's ground, from the top of the window to its bottom. */
export const VOID: Bytes = [5, 6, 13]
export const DUSK: Bytes = [13, 16, 36]
/** What the moon casts on the ground. */
export const MOONLIGHT: Bytes = [120, 140, 214]
/** The air around the moon. */
export const HALO: Bytes = [168, 184, 236]

/** A colour as style sheets write it. */
export function hex(color: Bytes): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A colour as shaders take it: each part in [0, 1]. */
export function unit([red, green, blue]: Bytes): [number, number, number] {
  return [red / 255, green / 255, blue / 255]
}
