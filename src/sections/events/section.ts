import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import { events } from './events.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'events',
  emoji: '📅',
  order: 50,
  name: sections.events,
  title: sections.eventsTitle,
  isEmpty: events.length === 0,
  list: 'events',
}
