import { over, parseColor } from '../../lib/contrast.ts'
import { adjustOklch, lightness, mixOklab } from '../../lib/oklab.ts'
import { toHex } from '../../lib/rgb.ts'
import type { Kit } from '../kit.ts'

/** How each jelly differs from the button's colour, as in the style sheet: lightness, chroma, hue. */
const FLAVOURS = [
  [0, 1, 0],
  [0.02, 1, 50],
  [0.03, 0.9, 155],
  [0, 0.75, -110],
  [0, 0.85, -52],
] as const

/** Text is on the sky, from top to bottom. A link's text is on a jelly of any flavour, and on its highlight. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, button, buttonText }) => {
  const jellies = FLAVOURS.map(([lighter, chroma, degrees]) => adjustOklch(button, lighter, chroma, degrees))
  // `--gleam` of the style sheet: weaker under light text.
  const gleam = Math.min(0.28, Math.max(0.15, 0.75 - lightness(buttonText)))
  const lit = (jelly: string) =>
    toHex(over({ ...parseColor('#ffffff'), alpha: gleam }, parseColor(jelly)).rgb)
  const sky = [mixOklab(ground, glow, 0.62), mixOklab(ground, glow, 0.26), mixOklab(ground, button, 0.62)]
  return { text: [ground, ...sky], accent: [ground], buttonText: [...jellies, ...jellies.map(lit)] }
}
