import { site as ownSite } from '#content/site.ts'
import { directionOf } from '../lib/language.ts'
import type { Site } from './schema.ts'

const fields: Site = ownSite
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
