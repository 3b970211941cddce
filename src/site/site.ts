import { site as ownSite } from '#content/site.ts'
import { site as defaultLanguageSite } from '#defaultLanguage/site.ts'
import { directionOf, isEnglishTag } from '../lib/language.ts'
import type { Site } from './schema.ts'

/** An additional language inherits the fields of the default language, except for the writing direction. */
const fields: Site = { ...defaultLanguageSite, direction: undefined, ...ownSite }
const language = fields.language ?? 'en'

export const site = {
  bio: [],
  supportContacts: [],
  customRequests: true,
  ...fields,
  language,
  direction: fields.direction ?? directionOf(language),
  sky: { gate: true, moon: true, moonPhase: 'tonight' as const, ...fields.sky },
}

export const isEnglish = isEnglishTag(language)
