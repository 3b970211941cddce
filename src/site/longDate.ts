import { site } from './site.ts'

const writing = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A date as the site's language writes it. @param date as in '1998-07-04' */
export function longDate(date: string): string {
  return writing.format(new Date(`${date}T00:00Z`))
}
