import { over, parseColor } from '../../lib/contrast.ts'
import { toHex } from '../../lib/rgb.ts'
import type { Kit } from '../kit.ts'

/** `--dim` of the style sheet: as much of the glow is in the air, at most. */
const DIM = 0.26

/** Share of the accent colour in the far windows behind text, [0, 1]. Measured on the drawing. */
const WINDOW = 0.3

/** Words stand in the night, in the glow of the horizon and over lit windows; those of a link on its plate. */
export const grounds: Kit['grounds'] = ({ ground, glow, accent, button }) => {
  const lit = (light: string, alpha: number) =>
    toHex(over({ rgb: parseColor(light).rgb, alpha }, parseColor(ground)).rgb)
  const night = [ground, lit(glow, DIM)]
  return { text: [...night, lit(accent, WINDOW)], accent: night, buttonText: [button] }
}
