import { isDay } from '../../site/fields.ts'
import type { EntryFields, PageFields } from '../../site/frontMatter.ts'
import type { MarkdownFile } from './markdownFiles.ts'

type File = MarkdownFile<PageFields | EntryFields>

/** UTC+14, where a day begins first. The machine that builds may be in another time zone than the owner. */
const EARLIEST_ZONE_MS = 14 * 3_600_000

/** MOONGATE_DATE, else today in the earliest time zone, as in `2027-01-09`. @throws when MOONGATE_DATE is no day */
export function buildDay(now = Date.now()): string {
  const chosen = process.env.MOONGATE_DATE
  if (!chosen) return new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10)
  if (isDay(chosen)) return chosen
  throw new Error(`MOONGATE_DATE is ${chosen}, which is not a day; write it as in 2027-01-09`)
}

export function isUpcoming({ fields }: Pick<File, 'fields'>): boolean {
  return fields !== null && 'date' in fields && fields.date > buildDay()
}

/** Says which entries are not shown yet. Returns at most one sentence. */
export function upcomingEntries(files: readonly File[]): string[] {
  const upcoming = files
    .filter(isUpcoming)
    .flatMap(({ name, fields }) => (fields !== null && 'date' in fields ? [{ name, date: fields.date }] : []))
    .sort((a, b) => a.date.localeCompare(b.date))
  const [next] = upcoming
  if (!next) return []
  const build = 'build the site again on that day'
  if (upcoming.length === 1) return [`${next.name}: is not shown before its date, ${next.date}; ${build}.`]
  return [
    `${upcoming.length} entries of the journal are not shown before their dates, the next one ${next.name} on ${next.date}; ${build}.`,
  ]
}
