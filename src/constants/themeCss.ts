import { mixRgb, type Rgb, toHex } from '../lib/rgb.ts'
import type { Palette } from './palette.ts'

const WHITE: Rgb = [255, 255, 255]

/** A palette as CSS custom properties, with variants for `prefers-reduced-transparency` and `prefers-contrast`. */
export function themeCss(palette: Palette): string {
  const rgbWithAlpha = (color: Rgb, alpha: number) => `rgb(${color.join(' ')} / ${alpha})`
  return `:root {
${declarations({
  void: toHex(palette.void),
  dusk: toHex(palette.dusk),
  night: toHex(palette.night),
  text: toHex(palette.text),
  'quiet-text': toHex(palette.quietText),
  accent: toHex(palette.accent),
  'accent-bright': toHex(palette.accentBright),
  'accent-ink': toHex(palette.accentInk),
  hairline: rgbWithAlpha(palette.text, 0.14),
  'accent-line': rgbWithAlpha(palette.accent, 0.5),
  'accent-wash': rgbWithAlpha(palette.accent, 0.16),
  'field-line': rgbWithAlpha(palette.line, 0.5),
  glass: rgbWithAlpha(palette.glass, 0.62),
  'glass-bright': rgbWithAlpha(palette.glassBright, 0.7),
  field: rgbWithAlpha(palette.field, 0.72),
  // Opaque, because it is also the navbar's background, and the page's text scrolls behind the navbar.
  panel: toHex(palette.panel),
  veil: rgbWithAlpha(palette.void, 0.72),
  halo: toHex(palette.halo),
  corona: toHex(palette.corona),
  sunlight: toHex(palette.sunlit),
})}
}
@media (prefers-reduced-transparency: reduce), (prefers-contrast: more) {
:root {
${declarations({
  glass: toHex(palette.glass),
  'glass-bright': toHex(palette.glassBright),
  field: toHex(palette.field),
  veil: toHex(palette.void),
})}
}
}
@media (prefers-contrast: more) {
:root {
${declarations({
  text: toHex(WHITE),
  'quiet-text': toHex(WHITE),
  accent: toHex(mixRgb(palette.accent, WHITE, 0.55)),
  'accent-bright': toHex(mixRgb(palette.accent, WHITE, 0.8)),
  hairline: rgbWithAlpha(palette.text, 0.7),
  'accent-line': 'var(--accent)',
  'field-line': 'var(--text)',
})}
}
}
`
}

function declarations(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')
}
