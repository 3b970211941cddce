import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'message',
  emoji: '💌',
  order: 70,
  name: sections.message,
  title: sections.messageTitle,
}
