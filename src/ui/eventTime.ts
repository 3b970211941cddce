import type { SiteEvent } from '../site/schema.ts'
import { site } from '../site/site.ts'

type EventTime = Pick<SiteEvent, 'date' | 'until' | 'time'>

/** Events that are still to come, the next one first, and past ones, the latest first. @param day as in '2026-12-05' */
export function splitEvents<Entry extends EventTime>(events: readonly Entry[], day: string) {
  const inOrder = events.toSorted((one, other) => one.date.localeCompare(other.date))
  const isPast = ({ date, until = date }: Entry) => until < day
  return {
    coming: inOrder.filter((event) => !isPast(event)),
    past: inOrder.filter(isPast).reverse(),
  }
}

/** When an event takes place, in the site's language: its day with the weekday, or its first and last day; and its time. */
export function eventTime({ date, until, time }: EventTime): { days: string; clock: string | undefined } {
  const inUtc = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(site.language, { ...format, timeZone: 'UTC' })
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const first = new Date(`${date}T00:00Z`)
  return {
    days: until
      ? inUtc(day).formatRange(first, new Date(`${until}T00:00Z`))
      : inUtc({ ...day, weekday: 'short' }).format(first),
    clock: time && inUtc({ timeStyle: 'short' }).format(new Date(`${date}T${time}Z`)),
  }
}
