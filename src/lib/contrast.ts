import { type Color, type Rgb, toLinear } from './rgb.ts'

/** WCAG's relative luminance, [0, 1]. */
export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** WCAG's contrast ratio of two opaque colours, [1, 21]. */
export function contrastRatio(a: Color, b: Color): number {
  const luminanceA = luminance(a.rgb)
  const luminanceB = luminance(b.rgb)
  return (Math.max(luminanceA, luminanceB) + 0.05) / (Math.min(luminanceA, luminanceB) + 0.05)
}
