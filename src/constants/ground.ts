import { type Rgb, toHex } from '../lib/contrast.ts'
import { DUSK, MOONLIGHT, VOID } from './colors.ts'
import type { Constants } from './schema.ts'

/** Down to this share of the window's height the void stays as it is: night is deepest overhead. */
export const DUSK_FROM = 0.35

/** A stretch of the ground of one colour: rows of pixels from the top, `fromPx` within it, `toPx` not. */
export interface GroundBand {
  readonly fromPx: number
  readonly toPx: number
  readonly color: Rgb
}

/** As many as green has: blue's own are finer, and carry a tenth of its light. */
const STEPS = DUSK[1] - VOID[1]

/**
 * The ground as the few flat bands that an eye can tell apart on a display of bytes.
 *
 * @param heightPx rows of pixels, an integer
 * @returns the bands from the top, without gap or overlap
 */
export function groundBands(heightPx: number): GroundBand[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => ({
    fromPx: edgePx(step, heightPx),
    toPx: edgePx(step + 1, heightPx),
    color: groundColor(step / STEPS),
  }))
}

/** The first and last shade are half as high as the others, as in a gradient whose bytes are rounded. */
function edgePx(step: number, heightPx: number): number {
  if (step === 0) return 0
  return Math.round(heightPx * (DUSK_FROM + (1 - DUSK_FROM) * Math.min(1, (step - 0.5) / STEPS)))
}

function groundColor(share: number): Rgb {
  const mix = (i: 0 | 1 | 2) => Math.round(VOID[i] + (DUSK[i] - VOID[i]) * share)
  return [mix(0), mix(1), mix(2)]
}

/** The ground's colours, and the light on it, as custom properties. */
export function groundCss({ opacity, reach }: Constants['moonlight']): string {
  return `--void: ${toHex(VOID)};
--dusk: ${toHex(DUSK)};
--dusk-from: ${DUSK_FROM * 100}%;
--moonlight: rgb(${MOONLIGHT.join(' ')} / ${opacity});
--moonlight-reach: ${reach * 100}vmin;`
}
