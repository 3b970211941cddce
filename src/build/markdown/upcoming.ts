import type { EntryFields, PageFields } from '../../site/frontMatter.ts'
import type { MarkdownFile } from './markdownFiles.ts'

type File = MarkdownFile<PageFields | EntryFields>

/** The difference to UTC where a day begins first, ms. */
const EARLIEST_ZONE_MS = 14 * 3_600_000
const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * The day of the build, or the one in MOONGATE_DATE: an entry of the journal with a later date is not shown. The day has begun
 * when it has anywhere on Earth, because the machine that builds may be in another time zone than the owner.
 * @throws when MOONGATE_DATE is not a day
 */
export function buildDay(now = Date.now()): string {
  const chosen = process.env.MOONGATE_DATE
  if (!chosen) return new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10)
  if (DAY.test(chosen)) return chosen
  throw new Error(`MOONGATE_DATE is ${chosen}, which is not a day; write it as in 2027-01-09`)
}

/** True for an entry of the journal that is dated after the day of the build. */
export function isUpcoming({ fields }: Pick<File, 'fields'>): boolean {
  return fields !== null && 'date' in fields && fields.date > buildDay()
}

/** Says which entries are not shown yet. @returns at most one sentence */
export function upcomingEntries(files: readonly File[]): string[] {
  const upcoming = files
    .flatMap(({ name, fields }) => (fields !== null && 'date' in fields ? [{ name, date: fields.date }] : []))
    .filter(({ date }) => date > buildDay())
    .sort((one, other) => one.date.localeCompare(other.date))
  const [next] = upcoming
  if (!next) return []
  const build = 'build the site again on that day'
  if (upcoming.length === 1) return [`${next.name}: is not shown before its date, ${next.date}; ${build}.`]
  return [
    `${upcoming.length} entries of the journal are not shown before their dates, the next one ${next.name} on ${next.date}; ${build}.`,
  ]
}
