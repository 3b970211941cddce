/** A row of a list with two columns: text on its left and on its right, or the other way round from right to left. */
export type Row = readonly [first: string, second: string]

const BETWEEN_COLUMNS = '\t'

/** The rows of a text that has one on each line, with a tab between its columns. */
export function rowsOf(text: string): readonly Row[] {
  return text === '' ? [] : text.split(/\r\n|\r|\n/).map(rowOf)
}

/** The rows as such a text. */
export function rowsText(rows: readonly Row[]): string {
  return rows
    .map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join(BETWEEN_COLUMNS))
    .join('\n')
}

/** The rows of a pasted text: of a table, or with a bar, a wide gap or a tab between the columns. */
export function pastedRows(text: string): readonly Row[] {
  return rowsOf(text.replace(/ *\| *| {2,}/g, BETWEEN_COLUMNS)).filter(isFilled)
}

export function isFilled(row: Row): boolean {
  return row.some((cell) => cell.trim() !== '')
}

function rowOf(line: string): Row {
  const [first = '', ...others] = line.split(BETWEEN_COLUMNS)
  return [first, others.join(' ')]
}
