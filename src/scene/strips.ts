/** A strip that is drawn anew about this often shows every twinkle, times a second: the fastest takes one second. */
const SMOOTH_PER_S = 20
/** With very many stars it may be as rarely as this: each is then one of a crowd. */
const CROWDED_PER_S = 7.5
/** More stars than this are not drawn in one frame if they can be drawn in several. */
const STARS_A_FRAME = 2500

/** Rows of device pixels from the top of the canvas: `fromPx` within it, `toPx` not. */
export interface Strip {
  readonly fromPx: number
  readonly toPx: number
}

/**
 * Into how many strips a sky at rest is cut, of which a frame draws one.
 *
 * @param stars how many there are
 * @param framesPerS frames that are drawn a second
 * @returns a whole number from 1: the whole sky in every frame
 */
export function stripCount(stars: number, framesPerS: number): number {
  const smooth = Math.round(framesPerS / SMOOTH_PER_S)
  const crowded = Math.floor(framesPerS / CROWDED_PER_S)
  return Math.max(1, smooth, Math.min(crowded, Math.ceil(stars / STARS_A_FRAME)))
}

/** The row that strip `index` of `count` begins with. @param heightPx rows of the canvas, device pixels */
export function stripEdgePx(index: number, count: number, heightPx: number): number {
  return Math.round((heightPx * index) / count)
}
