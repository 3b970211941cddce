/** The median. For an even count, the mean of the two middle numbers. NaN for an empty list. Infinities are omitted. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/**
 * The median of the ratios of two measurements per round. A ratio cancels whatever slows a whole round.
 *
 * @param over per round, null if it could not be measured
 * @param under per round, likewise
 */
export function medianRatio(over: readonly (number | null)[], under: readonly (number | null)[]): number {
  return median(
    over.flatMap((top, round) => {
      const bottom = under[round]
      return top === null || bottom === null || bottom === undefined ? [] : [top / bottom]
    }),
  )
}

/** The growth of a series per step: the slope of the least-squares line. */
export function slope(series: readonly number[]): number {
  const middle = (series.length - 1) / 2
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const up = series.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0)
  const along = series.reduce((sum, _, i) => sum + (i - middle) ** 2, 0)
  return up / along
}
