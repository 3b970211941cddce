import { adjustOklch, mixOklab } from '../../lib/oklab.ts'
import { withAlpha } from '../../lib/rgb.ts'
import type { Colours } from '../engine/data/siteData.ts'

export function shades({ ground, glow, accent, button }: Colours) {
  const gilt = mixOklab('#7a4a12', accent, 0.62)
  return {
    upperSky: mixOklab(ground, '#000000', 0.2),
    lowerSky: mixOklab(ground, glow, 0.2),
    /** The glow in the upper corner makes the top as bright as the lower sky. */
    skyTop: mixOklab(ground, glow, 0.2),
    dusk: adjustOklch(glow, 0, 1, 58),
    deep: adjustOklch(glow, 0, 1, -44),
    gilt,
    faintGilt: withAlpha(gilt, 0.6),
    shine: mixOklab(accent, '#ffffff', 0.65),
    paper: mixOklab(accent, '#fff8e6', 0.7),
    shade: adjustOklch(accent, -0.17, 0.8, -14),
    boards: mixOklab(button, '#000000', 0.22),
    upperButton: mixOklab(button, glow, 0.14),
    featuredGlow: mixOklab(button, accent, 0.22),
    /** Behind text between the links. */
    plate: withAlpha(ground, 0.86),
    portraitGlow: withAlpha(accent, 0.6),
  }
}
