import { ownerFile } from '../../site/ownerFile.ts'
import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import type { Social } from './schema.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const socials =
  ownerFile(import.meta.glob<readonly Social[]>('#content/socials.ts', { eager: true, import: 'socials' })) ??
  []

export const section: SectionRow = {
  id: 'socials',
  emoji: '💬',
  order: 10,
  name: sections.socials,
  title: sections.socialsTitle,
  isEmpty: socials.length === 0,
  list: 'socials',
}
