import Papa from 'papaparse'
import { addressesIn } from '../../../../templates/engine/addresses/addressesIn.ts'
import { type Block, isAddress } from '../block.ts'

const URL_HEADER =
  /^\W*(url|uri|link|href|web ?(site|seite)|adress?e?|address|lien|enlace|dirección|indirizzo|ссылка|адрес|链接|网址|リンク)\W*$/iu
const NAME_HEADER =
  /^\W*(title|name|label|text|titel|titre|nom|título|nombre|titolo|nome|название|имя|标题|名称|名前)\W*$/iu

/** Reads comma-separated values and tables of spreadsheets. Null for a text that is no table. */
export function readTable(text: string): readonly Block[] | null {
  for (const delimiter of ['\t', ';', ',']) {
    const { data } = Papa.parse<string[]>(text.replace(/^sep=.\r?\n/i, ''), {
      delimiter,
      skipEmptyLines: 'greedy',
    })
    const rows = data.map((cells) => cells.map((cell) => cell.trim()))
    if (isTable(rows, delimiter)) return readRows(rows)
  }
  return null
}

/** Each row with an address has one as a whole cell. After a comma or a semicolon, because a longer address may contain both. */
function isTable(rows: readonly string[][], delimiter: string): boolean {
  if (!rows.every((cells) => cells.length > 1)) return false
  const rowsWithAddress = rows.filter((cells) => cells.some((cell) => addressesIn(cell).length > 0))
  const canBeFirst = delimiter === '\t' || urlColumnOf(rows[0] ?? []) !== -1
  return (
    rowsWithAddress.length > 0 &&
    rowsWithAddress.every((cells) => cells.slice(canBeFirst ? 0 : 1).some(isAddress))
  )
}

function readRows(rows: readonly string[][]): readonly Block[] {
  const [header = [], ...others] = rows
  const urlColumn = urlColumnOf(header)
  if (urlColumn === -1) return rows.map(readRow)
  const nameColumn = header.findIndex((cell) => NAME_HEADER.test(cell))
  return others.map((cells) => {
    const url = cells[urlColumn] ?? ''
    const name = cells[nameColumn] ?? textBefore(cells, urlColumn)
    return url ? [{ url, name }] : cells
  })
}

/** -1 for the first row of a table without a header. */
function urlColumnOf(header: readonly string[]): number {
  return header.some(isAddress) ? -1 : header.findIndex((cell) => URL_HEADER.test(cell))
}

/** Bare names beside an address with a scheme are words: `Chess.com`, `https://www.chess.com/luna`. */
function readRow(cells: readonly string[]): Block {
  const isCertain = (cell: string) => isAddress(cell) && cell.includes('/')
  const isTarget = cells.some(isCertain) ? isCertain : isAddress
  const isFirst = isTarget(cells[0] ?? '')
  return cells.flatMap((url, index): Block => {
    if (!isTarget(url)) return cells.some(isTarget) ? [] : [url]
    return [{ url, name: (isFirst ? cells[index + 1] : textBefore(cells, index)) ?? '' }]
  })
}

const textBefore = (cells: readonly string[], index: number) =>
  cells.slice(0, index).findLast((cell) => cell !== '') ?? ''
