import { directionOf } from '../lib/language.ts'
import { ownerFile } from './ownerFile.ts'
import type { Site } from './siteSchema.ts'

const fields = ownerFile(import.meta.glob<Site>('#content/site.ts', { eager: true, import: 'site' }))
if (!fields) throw new Error('The content has no file “site.ts”; write one, as in the owner’s guide.')
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
