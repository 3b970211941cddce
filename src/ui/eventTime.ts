import type { SiteEvent } from '../site/schema.ts'
import { site } from '../site/site.ts'

type EventTime = Pick<SiteEvent, 'date' | 'until' | 'time'>

/** Splits events into coming ones, the soonest first, and past ones, the latest first. @param today as in '2026-12-05' */
export function splitEvents<Entry extends EventTime>(events: readonly Entry[], today: string) {
  const inOrder = events.toSorted((a, b) => a.date.localeCompare(b.date))
  const isPast = ({ date, until = date }: Entry) => until < today
  return {
    coming: inOrder.filter((event) => !isPast(event)),
    past: inOrder.filter(isPast).reverse(),
  }
}

/** Formats an event's time. `days` is its day with the weekday, or its first and its last day. */
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
