import Papa from 'papaparse'
import { isTarget, linksTo, rowNames, targetsOf } from '../entries.ts'
import { isAddress, type Reading } from '../reading.ts'

/** Reads comma-separated values and tables of spreadsheets. Null for a text that is no table. */
export function readTable(text: string): Reading | null {
  for (const delimiter of ['\t', ';', ',']) {
    const { data } = Papa.parse<string[]>(text.replace(/^sep=.\r?\n/i, ''), {
      delimiter,
      skipEmptyLines: 'greedy',
    })
    const reading = readRows(data, delimiter, text)
    if (reading) return reading
  }
  return null
}

/**
 * A table has rows of one length, below a row of headings or not, and a column in which every text is an address. Its
 * delimiter is outside of the addresses: not each line of a table is one long address.
 */
function readRows(data: readonly string[][], delimiter: string, text: string): Reading | null {
  // A space after the delimiter is prose.
  const isCell = (cell: string) => delimiter === '\t' || !/^\s/.test(cell)
  const [first = [], ...others] = data
  const hasHeadings = others.length > 0 && !first.some((cell) => isTarget(cell.trim()))
  const body = (hasHeadings ? others : data).map((row) => row.map((cell) => cell.trim()))
  const columns = (body[0] ?? []).map((_, index) => (hasHeadings ? (first[index] ?? '') : ''))
  const isEven = first.length > 1 && body.every(({ length }) => length === columns.length)
  if (columns.length < 2 || !isEven || !data.flat().every(isCell)) return null
  const addressColumns = [...columns.keys()].filter((index) => {
    const cells = body.map((row) => row[index] ?? '').filter(Boolean)
    // Some addresses have spaces. If all have, a name stands behind each.
    return cells.every(isTarget) && cells.some((cell) => !/\s/.test(cell))
  })
  const names = rowNames({ columns, rows: body })
  const isOneAddress = (row: readonly string[]) =>
    !row.some((cell) => /\s/.test(cell)) && isAddress(row.join(delimiter))
  const isOtherForm = data.every(isOneAddress) || !names.some(Boolean)
  if (addressColumns.length === 0 || (isOtherForm && !hasHeadings && !text.includes('"'))) return null
  const rows = body.map((row, index) => ({
    links: linksTo(targetsOf(addressColumns.map((column) => row[column] ?? '')), names[index] ?? ''),
    text: row.filter(Boolean).join(' '),
  }))
  return {
    links: rows.flatMap(({ links }) => links),
    unread: rows.filter(({ links, text }) => links.length === 0 && text).map(({ text }) => text),
  }
}
