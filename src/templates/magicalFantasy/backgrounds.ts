import { mix, turned } from '../../lib/oklab.ts'
import type { Kit } from '../kit.ts'

/** Share of a hue over the sky behind text. */
const HUE = 0.4

/** Text is on the sky in any of its hues. A link's text is on its plate, lit from above or from within. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, accent, button }) => {
  const foot = mix(ground, glow, 0.2)
  const hues = [glow, turned(glow, 0, 1, 58), turned(glow, 0, 1, -44)]
  const sky = [mix(ground, '#000000', 0.2), foot, ...hues.map((hue) => mix(foot, hue, HUE))]
  const plates = [button, mix(button, glow, 0.14), mix(button, accent, 0.22)]
  return { text: sky, accent: [ground, ...sky], buttonText: plates }
}
