import { adjustOklch, mixOklab } from '../../lib/oklab.ts'
import type { Kit } from '../kit.ts'

/** How much of a hue is mixed into the sky behind text, [0, 1]. */
const HUE_OPACITY = 0.4

/** Text is on the sky in any of its hues. A link's text is on the button colour, or on its light parts. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, accent, button }) => {
  const lowerSky = mixOklab(ground, glow, 0.2)
  const hues = [glow, adjustOklch(glow, 0, 1, 58), adjustOklch(glow, 0, 1, -44)]
  const upperSky = mixOklab(ground, '#000000', 0.2)
  const sky = [upperSky, lowerSky, ...hues.map((hue) => mixOklab(lowerSky, hue, HUE_OPACITY))]
  const buttons = [button, mixOklab(button, glow, 0.14), mixOklab(button, accent, 0.22)]
  return { text: sky, accent: [ground, ...sky], buttonText: buttons }
}
