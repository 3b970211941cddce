import { adjustOklch, mixOklab } from '../../lib/oklab.ts'
import type { Kit } from '../kit.ts'

/** Share of a hue over the sky behind text. */
const HUE = 0.4

/** Text is on the sky in any of its hues. A link's text is on its plate, lit from above or from within. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, accent, button }) => {
  const foot = mixOklab(ground, glow, 0.2)
  const hues = [glow, adjustOklch(glow, 0, 1, 58), adjustOklch(glow, 0, 1, -44)]
  const sky = [mixOklab(ground, '#000000', 0.2), foot, ...hues.map((hue) => mixOklab(foot, hue, HUE))]
  const plates = [button, mixOklab(button, glow, 0.14), mixOklab(button, accent, 0.22)]
  return { text: sky, accent: [ground, ...sky], buttonText: plates }
}
