import { compositeOver, parseColor } from '../lib/contrast.ts'
import { toHex } from '../lib/rgb.ts'
import { minContrast, TEXT_CONTRAST } from './findReadable.ts'
import type { Colours } from './siteData.ts'

const STEPS = 100
/** The darkest and the brightest pixel that a picture can have. */
const EXTREMES = ['#000000', '#ffffff'] as const

/**
 * The darkest and the brightest colour that a picture can have under a veil, `#rrggbb`. A veil is a transparent layer of
 * the ground colour over the background picture.
 *
 * @param opacity of the veil, [0, 1]
 */
export function coloursUnderVeil(ground: string, opacity: number): readonly string[] {
  const veil = { rgb: parseColor(ground).rgb, alpha: opacity }
  return EXTREMES.map((pixel) => toHex(compositeOver(veil, parseColor(pixel)).rgb))
}

/**
 * The least opacity of a veil with which text is readable on any picture, [0, 1]. It is 1, which hides the picture, if
 * the text is hard to read on the ground itself.
 */
export function veilOpacity({ ground, text }: Pick<Colours, 'ground' | 'text'>): number {
  for (let step = 0; step < STEPS; step++)
    if (minContrast(text, coloursUnderVeil(ground, step / STEPS)) >= TEXT_CONTRAST) return step / STEPS
  return 1
}
