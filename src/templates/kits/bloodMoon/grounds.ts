import { over, parseColor, toHex } from '../../../lib/contrast.ts'
import type { Kit } from '../../kit.ts'

/** `--dim` of the style sheet: as much of the glow is in the air, at most. */
const DIM = 0.26

/** Words stand in the night and in the glow of the horizon; those of a link on its plate. */
export const grounds: Kit['grounds'] = ({ ground, glow, button }) => {
  const dim = toHex(over({ rgb: parseColor(glow).rgb, alpha: DIM }, parseColor(ground)).rgb)
  return { text: [ground, dim], accent: [ground, dim], buttonText: [button] }
}
