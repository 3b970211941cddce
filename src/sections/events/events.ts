import { ownFile } from '../../site/ownFile.ts'
import type { SiteEvent } from './schema.ts'

export const events =
  ownFile(import.meta.glob<readonly SiteEvent[]>('#content/events.ts', { eager: true, import: 'events' })) ??
  []
