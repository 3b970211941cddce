/** The middle of some numbers; of an even count, between the two middle ones. NaN of none. Infinities are left out. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/**
 * The middle of the ratios between two things measured in the same rounds: what slows a whole round down
 * falls out of it.
 *
 * @param over by round, null where it could not be measured
 * @param under by round, likewise
 */
export function medianRatio(over: readonly (number | null)[], under: readonly (number | null)[]): number {
  return median(
    over.flatMap((top, round) => {
      const bottom = under[round]
      return top === null || bottom === null || bottom === undefined ? [] : [top / bottom]
    }),
  )
}

/** By how much a series grows a step: the slope of the straight line closest to it (least squares). */
export function slope(series: readonly number[]): number {
  const middle = (series.length - 1) / 2
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const up = series.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0)
  const along = series.reduce((sum, _, i) => sum + (i - middle) ** 2, 0)
  return up / along
}
