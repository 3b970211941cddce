import { mixOklab } from '../../lib/oklab.ts'
import type { Kit } from '../engine/kit/kit.ts'
import { shades } from './shades.ts'

/**
 * Approximate share of a hue behind the text of a page that is at its top and does not move. Near the centre of a hue, and
 * while the hues change, the share is larger.
 */
const HUE_SHARE = 0.4

/** Text is on the sky, icons are on the ground colour, and the text of a link is on its button. */
export const backgrounds: Kit['backgrounds'] = (colours) => {
  const { ground, glow, button } = colours
  const { upperSky, lowerSky, dusk, deep, upperButton, featuredGlow } = shades(colours)
  const sky = [upperSky, lowerSky, ...[glow, dusk, deep].map((hue) => mixOklab(lowerSky, hue, HUE_SHARE))]
  return { text: sky, accent: [ground, ...sky], buttonText: [button, upperButton, featuredGlow] }
}
