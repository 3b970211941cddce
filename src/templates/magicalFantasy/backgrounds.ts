import { mix, turned } from '../../lib/oklab.ts'
import type { Kit } from '../kit.ts'

/** As much of a hue lies over the sky where words stand. */
const HUE = 0.4

/** Words stand in the sky, whichever of its hues is up; those of a link on its plate, lit from above or from within. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, accent, button }) => {
  const foot = mix(ground, glow, 0.2)
  const hues = [glow, turned(glow, 0, 1, 58), turned(glow, 0, 1, -44)]
  const sky = [mix(ground, '#000000', 0.2), foot, ...hues.map((hue) => mix(foot, hue, HUE))]
  const plates = [button, mix(button, glow, 0.14), mix(button, accent, 0.22)]
  return { text: sky, accent: [ground, ...sky], buttonText: plates }
}
