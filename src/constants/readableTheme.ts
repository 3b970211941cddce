import { compositeOver, parseColor, toHex } from '../lib/rgb.ts'
import type { Theme } from './palette.ts'

/** The least contrast ratio of text for level AAA (WCAG 2.2, 1.4.6). */
export const THEME_CONTRAST = 7
/** The theme's colours that should have at least `THEME_CONTRAST` on every background of text. */
export const THEME_TEXT_COLOURS = ['text', 'quietText', 'accent'] as const satisfies readonly (keyof Theme)[]

/** The background `dusk` in the brightest moonlight, `#rrggbb`. @param moonlightOpacity [0, 1] */
export function moonlitBackground({ dusk, moonlight }: Theme, moonlightOpacity: number): string {
  const light = { rgb: parseColor(moonlight).rgb, alpha: moonlightOpacity }
  return toHex(compositeOver(light, parseColor(dusk)).rgb)
}
