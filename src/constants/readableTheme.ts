import { over, parseColor } from '../lib/contrast.ts'
import { toHex } from '../lib/rgb.ts'
import type { Theme } from './palette.ts'

/** The contrast of AAA for words (WCAG 2.2, 1.4.6). */
export const THEME_CONTRAST = 7
/** The colours of a theme that words are written in. */
export const THEME_WORDS = ['text', 'quietText', 'accent'] as const satisfies readonly (keyof Theme)[]

/** The ground of words where the moon lights it most, `#rrggbb`. @param moonlight how much light it casts, [0, 1] */
export function moonlitGround({ dusk, moonlight: light }: Theme, moonlight: number): string {
  return toHex(over({ rgb: parseColor(light).rgb, alpha: moonlight }, parseColor(dusk)).rgb)
}
