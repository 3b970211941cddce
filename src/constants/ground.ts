import { mix } from '../lib/contrast.ts'
import type { Rgb } from '../lib/rgb.ts'
import type { Palette } from './palette.ts'

/** The ground is `void` down to this share of the window's height. */
export const DUSK_FROM = 0.35

/** Share of each shade whose rows are mixed with those of the next, so that no edge is seen between two. */
const DITHER = 0.4
/** Rows that are mixed are as high as this, device px. Each is a call to the graphics card: one pixel high, a frame costs a
 * processor that draws it a tenth more, and looks the same. */
const ROW_PX = 3
/** Neighbouring multiples of it, modulo 1, are far apart: rows are mixed without a pattern. */
const GOLDEN = 0.618034

/** The brightest pixel of the grain over the page's ground, steps of a byte; it has as many of each step from 0 on. */
export const MOST_GRAIN = 2

/** Rows of pixels of one colour, from `fromPx` up to but without `toPx`, counted from the top. */
export interface GroundBand {
  readonly fromPx: number
  readonly toPx: number
  readonly color: Rgb
}

/** The ground as flat bands, from the top: the shades that a display of 8 bits a channel can show, dithered by rows. */
export function groundBands(heightPx: number, ground: Pick<Palette, 'void' | 'dusk'>): GroundBand[] {
  // One shade for each step of the channel that has most.
  const steps = Math.max(1, ...([0, 1, 2] as const).map((i) => Math.abs(ground.dusk[i] - ground.void[i])))
  const shadeAt = (row: number) => {
    const share = Math.max(0, ((row + 0.5) / heightPx - DUSK_FROM) / (1 - DUSK_FROM))
    const grain = (Math.floor(row / ROW_PX) * GOLDEN) % 1
    return Math.round(share * steps + DITHER * (grain - 0.5))
  }
  const bands: GroundBand[] = []
  for (let row = 0, fromPx = 0; row < heightPx; row++) {
    const shade = Math.min(steps, Math.max(0, shadeAt(row)))
    if (row + 1 < heightPx && Math.min(steps, Math.max(0, shadeAt(row + 1))) === shade) continue
    bands.push({ fromPx, toPx: row + 1, color: rounded(mix(ground.void, ground.dusk, shade / steps)) })
    fromPx = row + 1
  }
  return bands
}

function rounded([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)]
}
