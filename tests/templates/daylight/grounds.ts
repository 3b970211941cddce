import { mix } from '../../../src/lib/oklab.ts'
import type { Kit } from '../../../src/templates/kit.ts'

/** Text stands on the wall, in the light on it, and in the shade between the two; that of a link on its card. */
export const grounds: Kit['grounds'] = ({ ground, glow, button }) => {
  const wall = [ground, mix(ground, glow, 0.5), glow]
  return { text: wall, accent: wall, buttonText: [button] }
}
