import { mixSrgb } from '../../lib/rgb.ts'
import type { Kit } from '../engine/kit/kit.ts'
import { highlightOpacity, shades } from './shades.ts'

/**
 * Text is on the ground colour, the sky or a cloud. Text in the accent colour is only on the ground colour. The text of a link is on
 * a link colour or its highlight.
 */
export const backgrounds: Kit['backgrounds'] = (colours) => {
  const { ground, buttonText } = colours
  const { linkColour1, linkColour2, linkColour3, linkColour4, linkColour5, ...others } = shades(colours)
  const linkColours = [linkColour1, linkColour2, linkColour3, linkColour4, linkColour5]
  // The opacity of `--gleam`, but at least 0.15, as at the upper edge of the highlight `.link::before`.
  const opacity = highlightOpacity(buttonText, 1, [0.15, 0.28])
  return {
    text: [ground, others.upperSky, others.middleSky, others.lowerSky, others.puff],
    accent: [ground],
    buttonText: [...linkColours, ...linkColours.map((color) => mixSrgb(color, '#ffffff', opacity))],
  }
}
