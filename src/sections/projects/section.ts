import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import { projects } from './projects.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'projects',
  emoji: '✨',
  order: 30,
  name: sections.projects,
  title: sections.projectsTitle,
  isEmpty: projects.length === 0,
  list: 'projects',
}
