import { toHex } from '../lib/rgb.ts'
import { palette } from '../site/theme.ts'

/** The colours of the page's background as a gradient, for SVG files: the site's style sheets do not apply to them. */
export function BackgroundGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor={toHex(palette.void)} />
      <stop offset="1" stopColor={toHex(palette.dusk)} />
    </linearGradient>
  )
}
