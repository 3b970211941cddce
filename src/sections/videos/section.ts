import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import { videos } from './videos.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'videos',
  emoji: '🎬',
  order: 60,
  name: sections.videos,
  title: sections.videosTitle,
  isEmpty: videos.length === 0,
  list: 'videos',
}
