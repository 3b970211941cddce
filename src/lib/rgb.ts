/** Red, green and blue, [0, 255] each, sRGB. */
export type Rgb = readonly [number, number, number]

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}

export interface Color {
  readonly rgb: Rgb
  readonly alpha: number
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const SHORT_HEX = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
/** Matches `rgb(12 34 56)`, `rgb(12 34 56 / 0.5)` and `rgba(12, 34, 56, 0.5)`. */
const RGB = /^rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)(?:[ ,/]+([\d.]+))?\)$/

/** Parses `#rrggbb`, `#rgb`, `rgb(r g b / a)` or `rgba(r, g, b, a)`. @throws for any other text */
export function parseColor(text: string): Color {
  const hex = HEX.exec(text.replace(SHORT_HEX, '#$1$1$2$2$3$3'))
  const [, r = '', g = '', b = '', alpha = '1'] = hex ?? RGB.exec(text) ?? []
  if (r === '') throw new Error(`parseColor: ${text} is neither #rrggbb nor rgb(r g b / a)`)
  const parseByte = (digits: string) => Number.parseInt(digits, hex ? 16 : 10)
  return { rgb: [parseByte(r), parseByte(g), parseByte(b)], alpha: Number(alpha) }
}

/** Mixes two colours in sRGB: 0 gives `from`, 1 gives `to`. Outside [0, 1] it extrapolates. Channels stay in [0, 255]. */
export function mixRgb(from: Rgb, to: Rgb, amount: number): Rgb {
  const channel = (i: 0 | 1 | 2) => Math.min(255, Math.max(0, from[i] + (to[i] - from[i]) * amount))
  return [channel(0), channel(1), channel(2)]
}

/** CSS's `color-mix(in srgb, first, second amount)`. @param amount share of `second`, [0, 1] @returns `#rrggbb` */
export function mixSrgb(first: string, second: string, amount: number): string {
  return toHex(mixRgb(parseColor(first).rgb, parseColor(second).rgb, amount))
}

/** A colour `#rrggbb` with an opacity in [0, 1], as `#rrggbbaa`. */
export function withAlpha(color: string, alpha: number): string {
  return `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}

export function compositeOver({ rgb, alpha }: Color, background: Color): Color {
  const channel = (i: 0 | 1 | 2) => rgb[i] * alpha + background.rgb[i] * (1 - alpha)
  return { rgb: [channel(0), channel(1), channel(2)], alpha: 1 }
}

/** Converts a channel of sRGB, [0, 255], to linear light, [0, 1]. Source: IEC 61966-2-1. */
export function toLinear(byte: number): number {
  const encoded = byte / 255
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
}

/** The inverse of `toLinear`: [0, 1] → [0, 255]. Light outside [0, 1] is clipped. */
export function fromLinear(light: number): number {
  const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return 255 * Math.min(1, Math.max(0, encoded))
}
