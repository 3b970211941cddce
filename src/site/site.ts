import { site as ownSite } from '#content/site.ts'
import { directionOf } from '../lib/language.ts'
import type { Site } from './schema.ts'

const given: Site = ownSite
const language = given.language ?? 'en'

export const site = {
  bio: [],
  supportContacts: [],
  customRequests: true,
  ...given,
  language,
  direction: given.direction ?? directionOf(language),
  sky: { gate: true, moon: true, nights: true, moonPhase: 'tonight' as const, ...given.sky },
}
