import { mix } from '../lib/contrast.ts'
import type { Rgb } from '../lib/rgb.ts'
import type { Palette } from './palette.ts'

/** Down to this share of the window's height the void stays as it is: night is deepest overhead. */
export const DUSK_FROM = 0.35

/** A stretch of the ground of one colour: rows of pixels from the top, `fromPx` within it, `toPx` not. */
export interface GroundBand {
  readonly fromPx: number
  readonly toPx: number
  readonly color: Rgb
}

/** The ground as the few flat bands, from the top, that an eye can tell apart on a display of bytes. */
export function groundBands(heightPx: number, ground: Pick<Palette, 'void' | 'dusk'>): GroundBand[] {
  // As many as green has: blue's own are finer, and carry a tenth of its light.
  const steps = Math.max(1, Math.round(Math.abs(ground.dusk[1] - ground.void[1])))
  const edgePx = (step: number) => {
    if (step === 0) return 0
    // The first and last shade are half as high as the others, as in a gradient whose bytes are rounded.
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
