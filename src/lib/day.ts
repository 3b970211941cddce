/** True for a day that the calendar has. @param text as in '2026-12-05' */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00Z`)
  // February 30th would be a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Today on this device's calendar, as in '2026-12-05'. */
export function today(): string {
  const now = new Date()
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
