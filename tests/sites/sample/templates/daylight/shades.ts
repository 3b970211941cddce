import { mixOklab } from '../../../../../src/lib/oklab.ts'
import { withAlpha } from '../../../../../src/lib/rgb.ts'
import type { Colours } from '../../../../../src/templates/engine/data/siteData.ts'

export function shades({ ground, glow, text, accent }: Colours) {
  return {
    hairline: withAlpha(accent, 0.22),
    fadingLight: mixOklab(glow, ground, 0.45),
    shadow: withAlpha(text, 0.2),
    faintShadow: withAlpha(text, 0.1),
  }
}
