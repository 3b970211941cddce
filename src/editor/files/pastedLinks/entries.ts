import { addressesIn, isCertain } from '../../../addresses/addressesIn.ts'
import { safeHref } from '../../../addresses/readAddress.ts'
import { type FoundLink, isAddress } from './reading.ts'

/** The rows of a table, or the objects of a list. A row may be shorter than `columns`. */
export interface Entries {
  /** The heading of each column; '' for none. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const MAX_NAME_CHARACTERS = 200
/** Decides only between columns that may both have the names. */
const NAME_HEADING = /(title|label|caption|\bname)$/i
const WORD = /[\p{L}\p{Extended_Pictographic}]/u
/** As in `2026-11-29T10:00:00Z` and `29 Nov 2026`. */
const DATE = /^\d{4}-\d\d-\d\dT|^(?=.*\b(19|20)\d\d\b)(?=.*\b\d{1,2}\b)\P{L}*\p{L}{0,12}\P{L}*$/u
const ID = /^(?=.*\d)(?=.*[a-z])[\w-]{6,}$|^[\w-]{20,}$|^[a-z]\d$/i
const FILE = /\.(png|jpe?g|gif|webp|avif|svg|ico|rss|atom|xml)$|\/(feed|rss)$/i

/** True for a text that may name a link: not for a number, a date, an address, the word ‘url’, or a long text. */
export function isName(text: string): boolean {
  return (
    text.length <= MAX_NAME_CHARACTERS &&
    WORD.test(text) &&
    !DATE.test(text) &&
    !/^(url|uri|link|href)$/i.test(text) &&
    !text.includes('://') &&
    !(isAddress(text) && isCertain(text))
  )
}

/** The name of each row: its text in the column whose texts differ most; '' for none. */
export function rowNames({ columns, rows }: Entries): readonly string[] {
  const texts = rows.map((row) => {
    const targets = targetsOf(row)
    return columns.map((_, index) => row[index] ?? '').map((text) => (targets.includes(text) ? '' : text))
  })
  const scores = columns.map((heading, index) => {
    const names = texts.map((row) => row[index] ?? '').filter(isName)
    const count = new Set(names.filter((name) => !ID.test(name))).size
    return { index, isTitle: count > 0 && NAME_HEADING.test(heading), count, hasNames: names.length > 0 }
  })
  const [best, ...others] = scores
    .filter(({ hasNames }) => hasNames)
    .sort((a, b) => Number(b.isTitle) - Number(a.isTitle) || b.count - a.count)
  const titles = best ? [best, ...others.filter(({ isTitle }) => isTitle)] : []
  return texts.map((row) => titles.map(({ index }) => row[index] ?? '').find(isName) ?? '')
}

/**
 * The addresses in the cells of a row. Beside one that is certain, a bare host is a name; beside a page, a file of a picture
 * belongs to it.
 */
export function targetsOf(cells: readonly string[]): readonly string[] {
  const orAll = (some: readonly string[], all: readonly string[]) => (some.length > 0 ? some : all)
  const addresses = cells.filter(isTarget)
  const certain = orAll(addresses.filter(isCertain), addresses)
  return orAll(
    certain.filter((address) => !isFile(address)),
    certain,
  )
}

/** True for a text that is one whole address. After its scheme, it may have spaces. */
export function isTarget(text: string): boolean {
  const isExact = /^(h+t+ps?|mailto):[^\n]*$/i.test(text) && safeHref(text) !== null
  return isAddress(text) || (isExact && addressesIn(text, 'all').length < 2)
}

/** True for the address of a file that pages and programs load: no person opens it. */
export const isFile = (address: string): boolean => FILE.test(address.replace(/[?#].*/, ''))

export const linksTo = (addresses: readonly string[], name: string): readonly FoundLink[] =>
  addresses.flatMap((address) => {
    const href = safeHref(address)
    return href === null ? [] : [{ name, address: href }]
  })
