/** One mistake is allowed per three letters: one in `kiln`, two in `glazes`. */
const LETTERS_PER_MISTAKE = 3
const MAX_MISTAKES = 3

/** Finds the name most similar to a misspelt one. Undefined when all differ too much. */
export function nearestName(wrongName: string, names: readonly string[]): string | undefined {
  const plain = wrongName.toLowerCase()
  const allowed = Math.min(MAX_MISTAKES, Math.max(1, Math.floor(plain.length / LETTERS_PER_MISTAKE)))
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(plain, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((one, other) => one.distance - other.distance)
  return nearest?.name
}

/** Counts the letters to add, remove or replace between two words. Two swapped neighbours count as one mistake. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = next
  }
  return last[to.length] ?? 0
}
