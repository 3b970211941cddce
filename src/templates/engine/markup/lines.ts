/** Joins blocks of text with line breaks, without empty blocks. */
export function lines(...blocks: readonly string[]): string {
  return blocks.filter(Boolean).join('\n')
}

export function repeated(line: string, times: number): string {
  return `${line}\n`.repeat(times).trimEnd()
}

export function indent(block: string, levels = 1): string {
  const space = '  '.repeat(levels)
  // `replace(/^/gm, space)` would also match after U+2028, which is no line break in HTML.
  return block
    .split('\n')
    .map((line) => (line ? space + line : line))
    .join('\n')
}
