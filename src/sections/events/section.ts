import { ownerFile } from '../../site/ownerFile.ts'
import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import type { SiteEvent } from './schema.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const events =
  ownerFile(
    import.meta.glob<readonly SiteEvent[]>('#content/events.ts', { eager: true, import: 'events' }),
  ) ?? []

export const section: SectionRow = {
  id: 'events',
  emoji: '📅',
  order: 50,
  name: sections.events,
  title: sections.eventsTitle,
  isEmpty: events.length === 0,
  list: 'events',
}
