import { contrastRatio } from './contrast.ts'
import { compositeOver, parseColor, toHex } from './rgb.ts'

/** WCAG's least contrast ratio of text that is not large, level AA. */
export const TEXT_CONTRAST = 4.5

const BLACK = parseColor('#000000')
const WHITE = parseColor('#ffffff')
const MIX_STEPS = 256

/** WCAG's contrast ratio of two colours `#rrggbb`, [1, 21]. */
export function contrastOf(first: string, second: string): number {
  return contrastRatio(parseColor(first), parseColor(second))
}

/** The least contrast ratio of a colour with several backgrounds, [1, 21]. All are `#rrggbb`. */
export function minContrast(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastOf(color, background)))
}

/** Mixes a colour with white or black until it is readable. If no mixture is, returns the better of white and black. */
export function findReadable(
  color: string,
  backgrounds: readonly string[],
  minRatio: number = TEXT_CONTRAST,
): string {
  for (let step = 0; step <= MIX_STEPS; step++)
    for (const target of [WHITE, BLACK]) {
      const mixed = toHex(compositeOver({ rgb: target.rgb, alpha: step / MIX_STEPS }, parseColor(color)).rgb)
      if (minContrast(mixed, backgrounds) >= minRatio) return mixed
    }
  const white = toHex(WHITE.rgb)
  const black = toHex(BLACK.rgb)
  return minContrast(white, backgrounds) >= minContrast(black, backgrounds) ? white : black
}
