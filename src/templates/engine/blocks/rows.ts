export type Row = readonly [first: string, second: string]

const BETWEEN_COLUMNS = '\t'

/** Reads a text with a row on each line, and a tab between the columns. */
export function rowsOf(text: string): readonly Row[] {
  return text === '' ? [] : text.split(/\r\n|\r|\n/).map(rowOf)
}

/** Writes the text that `rowsOf` reads. Tabs and line breaks in a cell become spaces. */
export function rowsText(rows: readonly Row[]): string {
  return rows
    .map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join(BETWEEN_COLUMNS))
    .join('\n')
}

/** Reads the filled rows of pasted text. A tab, a bar `|`, or two or more spaces divide the columns. */
export function pastedRows(text: string): readonly Row[] {
  return rowsOf(text.replace(/ *\| *| {2,}/g, BETWEEN_COLUMNS)).filter(isFilled)
}

export function isFilled(row: Row): boolean {
  return row.some((cell) => cell.trim() !== '')
}

function rowOf(line: string): Row {
  const [first = '', ...otherCells] = line.split(BETWEEN_COLUMNS)
  return [first, otherCells.join(' ')]
}
