import { mix } from '../lib/contrast.ts'
import type { Rgb } from '../lib/rgb.ts'
import type { Palette } from './palette.ts'

/** The ground is `void` down to this share of the window's height. */
export const DUSK_FROM = 0.35

/** Rows of pixels of one colour, from `fromPx` up to but without `toPx`, counted from the top. */
export interface GroundBand {
  readonly fromPx: number
  readonly toPx: number
  readonly color: Rgb
}

/** The ground as flat bands, from the top: the shades that a display of 8 bits a channel can show. */
export function groundBands(heightPx: number, ground: Pick<Palette, 'void' | 'dusk'>): GroundBand[] {
  // One band for each shade of green: blue has more shades, but carries a tenth of the light.
  const steps = Math.max(1, Math.round(Math.abs(ground.dusk[1] - ground.void[1])))
  const edgePx = (step: number) => {
    if (step === 0) return 0
    // The first and last band are half as high as the others, as in a gradient that is rounded to bytes.
    return Math.round(heightPx * (DUSK_FROM + (1 - DUSK_FROM) * Math.min(1, (step - 0.5) / steps)))
  }
  return Array.from({ length: steps + 1 }, (_, step) => ({
    fromPx: edgePx(step),
    toPx: step === steps ? heightPx : edgePx(step + 1),
    color: rounded(mix(ground.void, ground.dusk, step / steps)),
  }))
}

function rounded([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)]
}
