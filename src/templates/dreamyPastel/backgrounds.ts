import { adjustOklch, lightness, mixOklab } from '../../lib/oklab.ts'
import { compositeOver, parseColor, toHex } from '../../lib/rgb.ts'
import type { Kit } from '../engine/kit/kit.ts'

/** `--link-colour-1` to `--link-colour-5` of the style sheet, as differences from the button colour. */
const LINK_COLOURS: readonly (readonly [
  addedLightness: number,
  chromaFactor: number,
  addedDegrees: number,
])[] = [
  [0, 1, 0],
  [0.02, 1, 50],
  [0.03, 0.9, 155],
  [0, 0.75, -110],
  [0, 0.85, -52],
]

/**
 * Text is on the ground colour or the sky. Text in the accent colour is only on the ground colour. The text of a link is on
 * a link colour or its highlight. The numbers are those of `look.css`.
 */
export const backgrounds: Kit['backgrounds'] = ({ ground, glow, button, buttonText }) => {
  const linkColours = LINK_COLOURS.map((difference) => adjustOklch(button, ...difference))
  // The opacity of `--gleam`, but at least 0.15, as at the upper edge of the highlight `.link::before`.
  const opacity = Math.min(0.28, Math.max(0.15, 0.75 - lightness(buttonText)))
  const highlighted = (color: string) =>
    toHex(compositeOver({ ...parseColor('#ffffff'), alpha: opacity }, parseColor(color)).rgb)
  const sky = [mixOklab(ground, glow, 0.62), mixOklab(ground, glow, 0.26), mixOklab(ground, button, 0.62)]
  return {
    text: [ground, ...sky],
    accent: [ground],
    buttonText: [...linkColours, ...linkColours.map(highlighted)],
  }
}
