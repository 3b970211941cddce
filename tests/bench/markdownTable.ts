const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table. The first column is aligned to the left, the others to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, line, ...rows].map(row).join('\n')
}
