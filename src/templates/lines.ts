/** Blocks of text below one another; empty ones leave no line. */
export function lines(...blocks: readonly string[]): string {
  return blocks.filter(Boolean).join('\n')
}

export function repeated(line: string, times: number): string {
  return `${line}\n`.repeat(times).trimEnd()
}

export function indent(block: string, levels = 1): string {
  const space = '  '.repeat(levels)
  // Not a pattern with `^`: that also begins a line after separators that are no line breaks to HTML.
  return block
    .split('\n')
    .map((line) => (line ? space + line : line))
    .join('\n')
}
