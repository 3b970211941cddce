import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import { tracks } from './tracks.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'music',
  emoji: '🎧',
  order: 80,
  name: sections.music,
  title: sections.musicTitle,
  isEmpty: tracks.length === 0,
  list: 'tracks',
}
