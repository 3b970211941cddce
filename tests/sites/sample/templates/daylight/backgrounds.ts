import { mixOklab } from '../../../../../src/lib/oklab.ts'
import type { Kit } from '../../../../../src/templates/engine/kit/kit.ts'

/** Text is on the wall, on the light, and on mixtures of the two. A link's text is on its card. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, button }) => {
  const wall = [ground, mixOklab(ground, glow, 0.5), glow]
  return { text: wall, accent: wall, buttonText: [button] }
}
