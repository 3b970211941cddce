const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table, its first column text and the others numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, line, ...rows].map(row).join('\n')
}

/** A number in a table; a dash where nothing was measured. */
export function digits(value: number, count: number): string {
  return Number.isFinite(value) ? value.toFixed(count) : '–'
}

/** A ratio in a table; a dash where one side was not measured. */
export function times(value: number): string {
  return Number.isFinite(value) ? `${value.toFixed(2)} ×` : '–'
}
