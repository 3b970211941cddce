/** The median of the finite numbers: the mean of the middle two if their count is even, NaN if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The median of the rounds' ratios, so that a slow round does not change it. */
export function medianRatio(numerators: readonly number[], denominators: readonly number[]): number {
  return median(numerators.map((numerator, round) => numerator / (denominators[round] ?? Number.NaN)))
}
