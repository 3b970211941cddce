import { contrastRatio, compositeOver, parseColor } from '../lib/contrast.ts'
import { toHex } from '../lib/rgb.ts'

/** Least contrast ratio of text, by WCAG AA. */
export const TEXT_CONTRAST = 4.5

const BLACK = parseColor('#000000')
const WHITE = parseColor('#ffffff')
/** Steps from a colour to white or black that are tried. */
const STEPS = 256

/** WCAG's contrast ratio of two colours `#rrggbb`, [1, 21]. */
export function contrastOf(first: string, second: string): number {
  return contrastRatio(parseColor(first), parseColor(second))
}

/** The least contrast ratio of a colour with one of several backgrounds, [1, 21]. All are `#rrggbb`. */
export function minContrast(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastOf(color, background)))
}

/**
 * The readable colour nearest to a colour: mixed with as little white or black as possible.
 *
 * @param color `#rrggbb`, like the backgrounds
 * @param minRatio the least contrast ratio; if no colour reaches it, the result is black or white
 */
export function findReadable(
  color: string,
  backgrounds: readonly string[],
  minRatio: number = TEXT_CONTRAST,
): string {
  for (let step = 0; step <= STEPS; step++)
    for (const target of [WHITE, BLACK]) {
      const mixed = toHex(compositeOver({ rgb: target.rgb, alpha: step / STEPS }, parseColor(color)).rgb)
      if (minContrast(mixed, backgrounds) >= minRatio) return mixed
    }
  const white = toHex(WHITE.rgb)
  const black = toHex(BLACK.rgb)
  return minContrast(white, backgrounds) >= minContrast(black, backgrounds) ? white : black
}
