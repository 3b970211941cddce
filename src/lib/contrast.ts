/** Red, green and blue as bytes, and how much covers what is behind it, [0, 1]. */
export interface Color {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const RGB = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/

/** Reads `#rrggbb` or `rgb(r g b / a)`. Throws at anything else. */
export function parseColor(text: string): Color {
  const hex = HEX.exec(text)
  const [, r = '', g = '', b = '', alpha = '1'] = hex ?? RGB.exec(text) ?? []
  if (r === '') throw new Error(`parseColor: ${text} is no colour that is known here`)
  const byte = (part: string) => Number.parseInt(part, hex ? 16 : 10)
  return { rgb: [byte(r), byte(g), byte(b)], alpha: hex ? 1 : Number(alpha) }
}

/** What is seen of a colour on an opaque ground. */
export function over({ rgb, alpha }: Color, ground: Color): Color {
  const mix = (i: 0 | 1 | 2) => rgb[i] * alpha + ground.rgb[i] * (1 - alpha)
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 }
}

/** WCAG's contrast ratio of two opaque colours, [1, 21]. */
export function contrast(a: Color, b: Color): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance({ rgb }: Color): number {
  const [r, g, b] = rgb.map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
