/** One mistake is allowed per three letters: one in `kiln`, two in `glazes`. Shorter names may have one too. */
const LETTERS_PER_MISTAKE = 3
const MAX_MISTAKES = 3

/** Finds the name most similar to a misspelt one. Undefined when all differ too much. */
export function nearestName(wrongName: string, names: readonly string[]): string | undefined {
  const allowedMistakes = Math.floor(wrongName.length / LETTERS_PER_MISTAKE)
  const maxDistance = Math.min(MAX_MISTAKES, Math.max(1, allowedMistakes))
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(wrongName.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= maxDistance ? nearest.name : undefined
}

/** Restricted Damerau-Levenshtein distance: letters to add, remove or replace. A swap of two neighbours counts once. */
function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforePrevious = previous
    previous = next
  }
  return previous[to.length] ?? 0
}
