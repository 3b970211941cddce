import { type Color, type Rgb, toLinear } from './rgb.ts'

/** WCAG's relative luminance, [0, 1]. */
export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** WCAG's contrast ratio of two opaque colours, [1, 21]. */
export function contrastRatio(one: Color, other: Color): number {
  const luminances = [luminance(one.rgb), luminance(other.rgb)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** A ratio with one decimal, rounded down: 4.49 is 4.4, because it does not reach 4.5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
