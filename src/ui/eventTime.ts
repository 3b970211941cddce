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

/** When an event takes place, in the site's language: a day or a range of days, and the time. */
export function eventTime({ date, until, time }: EventTime): string {
  const days = new Intl.DateTimeFormat(site.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const first = new Date(`${date}T00:00Z`)
  const shownDays = until ? days.formatRange(first, new Date(`${until}T00:00Z`)) : days.format(first)
  if (!time) return shownDays
  const clock = new Intl.DateTimeFormat(site.language, { timeStyle: 'short', timeZone: 'UTC' })
  return `${shownDays} · ${clock.format(new Date(`${date}T${time}Z`))}`
}
