/** Says which tests were skipped and why: a line for each reason, the most frequent first. */
export function skipSummary(reasons: readonly (string | undefined)[]): string[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) {
    const said = reason || 'no reason is given'
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${count} skipped: ${reason}`)
}
