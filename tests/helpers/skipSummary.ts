/** A line for each reason of skipped tests, the most frequent first. */
export function skipSummary(reasons: readonly (string | undefined)[]): string[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) {
    const text = reason || 'no reason is given'
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${count} skipped: ${reason}`)
}
