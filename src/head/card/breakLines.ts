/**
 * Breaks words into as few lines as fit, and those as even as they can be. A line may end at a space or after a
 * slash.
 *
 * @param widthPx the width of a text set in one line
 * @param maxPx the width that a line may have; a single longer word stands alone
 */
export function breakLines(words: string, widthPx: (text: string) => number, maxPx: number): string[] {
  const pieces = words.trim().split(/(?<=[\s/])(?=\S)/)
  const greedy = (limitPx: number) => {
    const lines: string[] = []
    for (const piece of pieces) {
      const longer = `${lines.at(-1) ?? ''}${piece}`
      if (lines.length > 0 && widthPx(longer.trimEnd()) <= limitPx) lines[lines.length - 1] = longer
      else lines.push(piece)
    }
    return lines.map((line) => line.trimEnd())
  }
  const fewest = greedy(maxPx).length
  let [tooNarrow, wide] = [0, maxPx]
  while (wide - tooNarrow > 1) {
    const middle = (tooNarrow + wide) / 2
    if (greedy(middle).length > fewest) tooNarrow = middle
    else wide = middle
  }
  return greedy(wide)
}
