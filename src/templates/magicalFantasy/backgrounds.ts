import { adjustOklch, mixOklab } from '../../lib/oklab.ts'
import type { Kit } from '../engine/kit/kit.ts'

/**
 * Approximate share of a hue behind the text of a page that is at its top and does not move. Near the centre of a hue, and
 * while the hues change, the share is larger.
 */
const HUE_SHARE = 0.4

/**
 * Text is on the sky, icons are on the ground colour, and the text of a link is on its button. All numbers except
 * `HUE_SHARE` are those of `look.css`.
 */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, accent, button }) => {
  const lowerSky = mixOklab(ground, glow, 0.2)
  const dusk = adjustOklch(glow, 0, 1, 58)
  const deep = adjustOklch(glow, 0, 1, -44)
  const upperSky = mixOklab(ground, '#000000', 0.2)
  const sky = [upperSky, lowerSky, ...[glow, dusk, deep].map((hue) => mixOklab(lowerSky, hue, HUE_SHARE))]
  const buttons = [button, mixOklab(button, glow, 0.14), mixOklab(button, accent, 0.22)]
  return { text: sky, accent: [ground, ...sky], buttonText: buttons }
}
