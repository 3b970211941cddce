import { over, parseColor } from '../lib/contrast.ts'
import { toHex } from '../lib/rgb.ts'
import type { Theme } from './palette.ts'

/** Contrast of AAA for text (WCAG 2.2, 1.4.6). */
export const THEME_CONTRAST = 7
/** The theme colours that must have that contrast on every background of text. */
export const THEME_TEXT_COLOURS = ['text', 'quietText', 'accent'] as const satisfies readonly (keyof Theme)[]

/** The background of text where the moonlight is strongest, `#rrggbb`. @param moonlight its opacity, [0, 1] */
export function moonlitBackground({ dusk, moonlight: light }: Theme, moonlight: number): string {
  return toHex(over({ rgb: parseColor(light).rgb, alpha: moonlight }, parseColor(dusk)).rgb)
}
