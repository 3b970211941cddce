import { contrast, over, parseColor } from '../lib/contrast.ts'
import { toHex } from '../lib/rgb.ts'

/** Least contrast of text: WCAG AA. */
export const TEXT_CONTRAST = 4.5

const BLACK = parseColor('#000000')
const WHITE = parseColor('#ffffff')
const STEPS = 256

/** WCAG's contrast ratio of two colours `#rrggbb`, [1, 21]. */
export function contrastOf(one: string, other: string): number {
  return contrast(parseColor(one), parseColor(other))
}

/** The least contrast of a colour on any of several backgrounds, `#rrggbb` each, at least one: [1, 21]. */
export function minContrast(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastOf(color, background)))
}

/**
 * The readable colour nearest to a given one: the same hue, lighter or darker.
 *
 * @param wanted `#rrggbb`, like the backgrounds
 * @param atLeast the least ratio; if no colour reaches it, the result is black or white
 */
export function findReadable(
  wanted: string,
  backgrounds: readonly string[],
  atLeast: number = TEXT_CONTRAST,
): string {
  for (let step = 0; step <= STEPS; step++)
    for (const end of [WHITE, BLACK]) {
      const tried = toHex(over({ rgb: end.rgb, alpha: step / STEPS }, parseColor(wanted)).rgb)
      if (minContrast(tried, backgrounds) >= atLeast) return tried
    }
  const white = toHex(WHITE.rgb)
  const black = toHex(BLACK.rgb)
  return minContrast(white, backgrounds) >= minContrast(black, backgrounds) ? white : black
}
