/** Blocks of text below one another; empty ones leave no line. */
export function lines(...blocks: readonly string[]): string {
  return blocks.filter(Boolean).join('\n')
}

/** A block of text with every line moved in by so many levels of two spaces. */
export function indent(block: string, levels = 1): string {
  return block.replace(/^(?=.)/gm, '  '.repeat(levels))
}
