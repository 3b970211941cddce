const MS_PER_MINUTE = 60_000

/** The date in the time zone of this device, as in `2026-12-24`. */
export function localDay(now: Date = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, 10)
}
