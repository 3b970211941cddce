import { galleries } from '../../site/galleries/galleries.ts'
import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'media',
  emoji: '🖼️',
  order: 40,
  name: sections.media,
  title: sections.mediaTitle,
  text: sections.mediaText,
  isEmpty: galleries.length === 0,
}
