/** Red, green and blue, [0, 255] each, sRGB. */
export type Rgb = readonly [number, number, number]

/** An opaque colour as `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue, [0, 1] each, sRGB: a colour as shaders take it. */
export type UnitRgb = readonly [number, number, number]

/** The same colour with its parts in [0, 1]. */
export function unit([red, green, blue]: Rgb): UnitRgb {
  return [red / 255, green / 255, blue / 255]
}
