import { site as ownSite } from '#content/site.ts'
import { site as firstSite } from '#first/site.ts'
import { directionOf, isEnglishTag } from '../lib/language.ts'
import type { Site } from './schema.ts'

/** In a further language: its own fields, and those of the first language, but for the direction of writing. */
const rawSite: Site = { ...firstSite, direction: undefined, ...ownSite }
const language = rawSite.language ?? 'en'

export const site = {
  bio: [],
  supportContacts: [],
  customRequests: true,
  ...rawSite,
  language,
  direction: rawSite.direction ?? directionOf(language),
  sky: { gate: true, moon: true, nights: true, moonPhase: 'tonight' as const, ...rawSite.sky },
}

/** True for a language whose missing texts are the project's own, which are English, before the first language's. */
export const isEnglish = isEnglishTag(language)

/** A date as the site's language writes it. @param date as in '1998-07-04' */
export function longDate(date: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00Z`))
}
