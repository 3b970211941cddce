import { compositeOver, parseColor, toHex } from '../../lib/rgb.ts'
import type { Kit } from '../engine/kit/kit.ts'

/** Largest share of the glow colour in the sky, as in `--horizon` of the style sheet. */
const GLOW_SHARE = 0.26

/** Share of the accent colour in the windows behind text, measured on the drawing. */
const WINDOW_SHARE = 0.3

/** Text is on the dark sky, on its glow, or on windows (not accented text). A link's text is on the button colour. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, accent, button }) => {
  const overGround = (color: string, alpha: number) =>
    toHex(compositeOver({ rgb: parseColor(color).rgb, alpha }, parseColor(ground)).rgb)
  const sky = [ground, overGround(glow, GLOW_SHARE)]
  return { text: [...sky, overGround(accent, WINDOW_SHARE)], accent: sky, buttonText: [button] }
}
