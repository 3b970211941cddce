/** A row of a list with two columns. The first column is on the side where reading begins. */
export type Row = readonly [first: string, second: string]

const BETWEEN_COLUMNS = '\t'

/** The rows of a text: one on each line, with a tab between the columns. */
export function rowsOf(text: string): readonly Row[] {
  return text === '' ? [] : text.split(/\r\n|\r|\n/).map(rowOf)
}

/** The text that `rowsOf` reads. Tabs and line breaks in a column become spaces. */
export function rowsText(rows: readonly Row[]): string {
  return rows
    .map((row) => row.map((column) => column.replace(/[\t\r\n]+/g, ' ')).join(BETWEEN_COLUMNS))
    .join('\n')
}

/** The filled rows of a pasted table or text. A tab, a bar, or two or more spaces divide the columns. */
export function pastedRows(text: string): readonly Row[] {
  return rowsOf(text.replace(/ *\| *| {2,}/g, BETWEEN_COLUMNS)).filter(isFilled)
}

export function isFilled(row: Row): boolean {
  return row.some((column) => column.trim() !== '')
}

function rowOf(line: string): Row {
  const [first = '', ...others] = line.split(BETWEEN_COLUMNS)
  return [first, others.join(' ')]
}
