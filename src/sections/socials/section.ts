import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import { socials } from './socials.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'socials',
  emoji: '💬',
  order: 10,
  name: sections.socials,
  title: sections.socialsTitle,
  isEmpty: socials.length === 0,
  list: 'socials',
}
