import { type Color, contrast, over, parseColor } from '../lib/contrast.ts'

/** What words need, and what signs and borders need, by WCAG's AA. */
export const WORDS_CONTRAST = 4.5
export const SIGNS_CONTRAST = 3

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
      const tried = hex(over({ rgb: end.rgb, alpha: step / STEPS }, parseColor(wished)))
      if (contrast(parseColor(tried), behind) >= atLeast) return tried
    }
  return contrast(WHITE, behind) >= contrast(BLACK, behind) ? hex(WHITE) : hex(BLACK)
}

function hex({ rgb }: Color): string {
  return `#${rgb.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}
