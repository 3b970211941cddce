import { compositeOver, parseColor } from '../../lib/contrast.ts'
import { adjustOklch, lightness, mixOklab } from '../../lib/oklab.ts'
import { toHex } from '../../lib/rgb.ts'
import type { Kit } from '../kit.ts'

/** The five colours of links, relative to the button colour: `--flavour-1` to `--flavour-5` of the style sheet. */
const FLAVOURS: readonly (readonly [addedLightness: number, chromaFactor: number, addedDegrees: number])[] = [
  [0, 1, 0],
  [0.02, 1, 50],
  [0.03, 0.9, 155],
  [0, 0.75, -110],
  [0, 0.85, -52],
]

/** Text is on the sky, from top to bottom. A link's text is on any of the five colours, with or without highlight. */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, button, buttonText }) => {
  const flavours = FLAVOURS.map((difference) => adjustOklch(button, ...difference))
  // Opacity of the white highlight at the upper edge of a link, as in the style sheet: weaker under light text.
  const opacity = Math.min(0.28, Math.max(0.15, 0.75 - lightness(buttonText)))
  const highlighted = (color: string) =>
    toHex(compositeOver({ ...parseColor('#ffffff'), alpha: opacity }, parseColor(color)).rgb)
  const sky = [mixOklab(ground, glow, 0.62), mixOklab(ground, glow, 0.26), mixOklab(ground, button, 0.62)]
  return { text: [ground, ...sky], accent: [ground], buttonText: [...flavours, ...flavours.map(highlighted)] }
}
