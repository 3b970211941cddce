import type { Rgb } from '../scene/starfield.ts'

/** Reads a colour as a browser gives it back, `#rrggbb` or `rgb(r, g, b)`; null when it is written otherwise. */
export function readColor(text: string): Rgb | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim())
  const parts = hex ?? /^rgb\((\d+)[ ,]+(\d+)[ ,]+(\d+)\)$/.exec(text.trim())
  if (!parts) return null
  const [, red = '', green = '', blue = ''] = parts
  const share = (part: string) => Number.parseInt(part, hex ? 16 : 10) / 255
  return [share(red), share(green), share(blue)]
}

/** A colour over another, as a canvas and a browser lay it: sRGB, not light. @param alpha [0, 1] */
export function over([r, g, b]: Rgb, alpha: number, ground: Rgb): Rgb {
  const mix = (part: number, below: number) => part * alpha + below * (1 - alpha)
  return [mix(r, ground[0]), mix(g, ground[1]), mix(b, ground[2])]
}

/** WCAG's relative luminance, [0, 1]. */
export function luminance([r, g, b]: Rgb): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG's contrast ratio of two luminances, [1, 21]. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
