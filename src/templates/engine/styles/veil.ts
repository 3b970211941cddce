import { minContrast, TEXT_CONTRAST } from '../../../lib/findReadable.ts'
import { compositeOver, parseColor, toHex } from '../../../lib/rgb.ts'
import type { Colours } from '../data/siteData.ts'

const OPACITY_STEPS = 100
const EXTREME_PIXELS = ['#000000', '#ffffff'] as const

/**
 * The darkest and the brightest colour that a picture can have under a veil. A veil is a layer of the ground colour.
 * @param opacity of the veil, [0, 1]
 */
export function coloursUnderVeil(ground: string, opacity: number): readonly string[] {
  const veil = { rgb: parseColor(ground).rgb, alpha: opacity }
  return EXTREME_PIXELS.map((pixel) => toHex(compositeOver(veil, parseColor(pixel)).rgb))
}

/** The least opacity of a veil that makes text readable on any picture, [0, 1]. 1 if no smaller opacity does. */
export function veilOpacity({ ground, text }: Pick<Colours, 'ground' | 'text'>): number {
  for (let step = 0; step < OPACITY_STEPS; step++)
    if (minContrast(text, coloursUnderVeil(ground, step / OPACITY_STEPS)) >= TEXT_CONTRAST)
      return step / OPACITY_STEPS
  return 1
}
