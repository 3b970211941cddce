/** Red, green and blue, [0, 255] each, sRGB. */
export type Rgb = readonly [number, number, number]

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}

/** Channels in [0, 1], sRGB, for shaders. An object, so that it cannot be confused with `Rgb`. */
export interface UnitRgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

export function toUnitRgb([red, green, blue]: Rgb): UnitRgb {
  return { red: red / 255, green: green / 255, blue: blue / 255 }
}
