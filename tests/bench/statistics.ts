/** The median of the finite numbers: the mean of the middle two if their count is even, NaN if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The median of the rounds' ratios. Rounds in which a value is null or missing do not count. */
export function medianRatio(
  numerators: readonly (number | null)[],
  denominators: readonly (number | null)[],
): number {
  return median(
    numerators.flatMap((numerator, round) => {
      const denominator = denominators[round] ?? null
      return numerator === null || denominator === null ? [] : [numerator / denominator]
    }),
  )
}

/** The growth of a series per step, by least squares. */
export function slope(series: readonly number[]): number {
  const middle = (series.length - 1) / 2
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const covariance = series.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0)
  const variance = series.reduce((sum, _, i) => sum + (i - middle) ** 2, 0)
  return covariance / variance
}
