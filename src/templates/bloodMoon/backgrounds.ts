import { mixSrgb } from '../../lib/rgb.ts'
import type { Kit } from '../engine/kit/kit.ts'
import { shades } from './shades.ts'

/** Share of the accent colour in the windows behind text, measured on the drawing. */
const WINDOW_SHARE = 0.3

/** Text is on the dark sky, on its glow, or on windows (not accented text). A link's text is on the button colour. */
export const backgrounds: Kit['backgrounds'] = (colours) => {
  const { ground, accent, button } = colours
  const sky = [ground, shades(colours).horizon]
  return { text: [...sky, mixSrgb(ground, accent, WINDOW_SHARE)], accent: sky, buttonText: [button] }
}
