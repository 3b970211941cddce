/** Red, green and blue, [0, 255] each, sRGB. */
export type Rgb = readonly [number, number, number]

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue, [0, 1] each, sRGB, as shaders take them. */
export type UnitRgb = readonly [number, number, number]

export function unit([red, green, blue]: Rgb): UnitRgb {
  return [red / 255, green / 255, blue / 255]
}
