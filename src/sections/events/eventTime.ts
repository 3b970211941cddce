import type { SiteEvent } from '../../site/schema.ts'
import { site } from '../../site/site.ts'

type EventTime = Pick<SiteEvent, 'date' | 'until' | 'time'>

/**
 * Splits events into coming ones, the soonest first, and past ones, the latest first. An event is past after its last day.
 *
 * @param today as in '2026-12-05'
 */
export function splitEvents<Entry extends EventTime>(events: readonly Entry[], today: string) {
  const inOrder = events.toSorted((a, b) => a.date.localeCompare(b.date))
  const isPast = ({ date, until = date }: Entry) => until < today
  return {
    coming: inOrder.filter((event) => !isPast(event)),
    past: inOrder.filter(isPast).reverse(),
  }
}

/**
 * Formats the date and time of an event. `dateText` is the day with its weekday, or the first and the last day. `timeText` is
 * undefined for an event without a time.
 */
export function eventTime({ date, until, time }: EventTime): {
  dateText: string
  timeText: string | undefined
} {
  // Read and formatted in UTC, so that no time zone changes the day.
  const inUtc = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(site.language, { ...format, timeZone: 'UTC' })
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const first = new Date(`${date}T00:00Z`)
  return {
    dateText: until
      ? inUtc(day).formatRange(first, new Date(`${until}T00:00Z`))
      : inUtc({ ...day, weekday: 'short' }).format(first),
    timeText: time && inUtc({ timeStyle: 'short' }).format(new Date(`${date}T${time}Z`)),
  }
}
