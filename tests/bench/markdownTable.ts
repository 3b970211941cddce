const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table. The first column is aligned to the left, the others to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, line, ...rows].map(row).join('\n')
}

/** A number for a table; a dash if it is not finite. */
export function formatNumber(value: number, decimals: number): string {
  return Number.isFinite(value) ? value.toFixed(decimals) : '–'
}

/** A ratio for a table; a dash if it is not finite. */
export function formatRatio(value: number): string {
  return Number.isFinite(value) ? `${value.toFixed(2)} ×` : '–'
}
