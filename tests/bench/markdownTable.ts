const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table. Its first column is text, the others are numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, line, ...rows].map(row).join('\n')
}

/** A number in a table, or a dash for a missing one. */
export function digits(value: number, count: number): string {
  return Number.isFinite(value) ? value.toFixed(count) : '–'
}

/** A ratio in a table, or a dash if one side is missing. */
export function times(value: number): string {
  return Number.isFinite(value) ? `${value.toFixed(2)} ×` : '–'
}
