import { over, parseColor } from '../../lib/contrast.ts'
import { toHex } from '../../lib/rgb.ts'
import type { Kit } from '../kit.ts'

/** `--dim` of the style sheet: the largest share of the glow in the sky. */
const DIM = 0.26

/** Share of the accent colour in the far windows behind text, [0, 1]. Measured on the drawing. */
const WINDOW = 0.3

/** Text is on the night, on the glow of the horizon, and on lit windows. A link's text is on its plate. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, accent, button }) => {
  const lit = (light: string, alpha: number) =>
    toHex(over({ rgb: parseColor(light).rgb, alpha }, parseColor(ground)).rgb)
  const night = [ground, lit(glow, DIM)]
  return { text: [...night, lit(accent, WINDOW)], accent: night, buttonText: [button] }
}
