/** Into how many bands of height stars are sorted: a strip of the sky finds its own at this grain. */
export const BANDS = 64

/** Stars by height. */
export interface HeightOrder {
  /** Their numbers band by band from the top, the whole of it twice: a range that wraps around is one range. */
  readonly stars: Uint32Array
  /** Where each band begins in `stars`, both times, and where the last one ends: 2 × BANDS + 1 numbers. */
  readonly starts: Uint32Array
}

/**
 * Sorts stars by the band of height that they stand in.
 *
 * @param heightOf a star's height by its number, [0, 1) from the top
 * @param from the first star's number
 * @param to the number after the last star's
 */
export function orderByHeight(heightOf: (star: number) => number, from: number, to: number): HeightOrder {
  const count = Math.max(0, to - from)
  const starts = new Uint32Array(2 * BANDS + 1)
  const band = (star: number) => Math.min(BANDS - 1, Math.floor(heightOf(star) * BANDS))
  for (let star = from; star < to; star++) {
    const next = band(star) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let i = 1; i <= BANDS; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0)
  for (let i = 1; i <= BANDS; i++) starts[BANDS + i] = count + (starts[i] ?? 0)
  const free = starts.slice(0, BANDS)
  const stars = new Uint32Array(2 * count)
  for (let star = from; star < to; star++) {
    const at = free[band(star)] ?? 0
    free[band(star)] = at + 1
    stars[at] = star
  }
  stars.copyWithin(count, 0, count)
  return { stars, starts }
}

/** The first of the bands that a stretch of heights touches, [0, BANDS). @param from any number; only its fraction counts */
export function firstBand(from: number): number {
  const band = Math.floor(from * BANDS)
  return band - BANDS * Math.floor(band / BANDS)
}

/** How many bands a stretch of heights touches, at most all. @param from @param to not less than `from` */
export function bandsTouched(from: number, to: number): number {
  return Math.min(BANDS, Math.floor(to * BANDS) - Math.floor(from * BANDS) + 1)
}
