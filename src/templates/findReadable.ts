import { contrast, over, parseColor, toHex } from '../lib/contrast.ts'

/** The contrast that words need, by WCAG's AA. */
export const WORDS_CONTRAST = 4.5

const BLACK = parseColor('#000000')
const WHITE = parseColor('#ffffff')
const STEPS = 256

/** WCAG's contrast ratio of two colours `#rrggbb`, [1, 21]. */
export function contrastOf(one: string, other: string): number {
  return contrast(parseColor(one), parseColor(other))
}

/**
 * The readable colour nearest to a wished one: the same hue, lighter or darker, whichever is less of a change.
 *
 * @param wished `#rrggbb`, as is the ground
 * @param atLeast the ratio to reach; where no colour does, black or white comes nearest
 * @returns the wished colour itself when it is readable
 */
export function findReadable(wished: string, ground: string, atLeast: number = WORDS_CONTRAST): string {
  const behind = parseColor(ground)
  for (let step = 0; step <= STEPS; step++)
    for (const end of [WHITE, BLACK]) {
      const tried = toHex(over({ rgb: end.rgb, alpha: step / STEPS }, parseColor(wished)).rgb)
      if (contrast(parseColor(tried), behind) >= atLeast) return tried
    }
  return contrast(WHITE, behind) >= contrast(BLACK, behind) ? toHex(WHITE.rgb) : toHex(BLACK.rgb)
}
