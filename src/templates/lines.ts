/** Joins blocks of text with line breaks. Empty blocks are omitted. */
export function lines(...blocks: readonly string[]): string {
  return blocks.filter(Boolean).join('\n')
}

export function repeated(line: string, times: number): string {
  return `${line}\n`.repeat(times).trimEnd()
}

export function indent(block: string, levels = 1): string {
  const space = '  '.repeat(levels)
  // A regular expression with `^` would also match after separators that are not line breaks in HTML.
  return block
    .split('\n')
    .map((line) => (line ? space + line : line))
    .join('\n')
}
