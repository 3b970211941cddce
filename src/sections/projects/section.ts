import type { NamedPicture } from '../../site/namedPicture.ts'
import { ownerFile } from '../../site/ownerFile.ts'
import { textsOf } from '../../site/text.ts'
import type { SectionRow } from '../section.ts'
import type { Project } from './schema.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const projects =
  ownerFile(
    import.meta.glob<readonly Project[]>('#content/projects.ts', { eager: true, import: 'projects' }),
  ) ?? []

export const section: SectionRow = {
  id: 'projects',
  emoji: '✨',
  order: 30,
  name: sections.projects,
  title: sections.projectsTitle,
  isEmpty: projects.length === 0,
  list: 'projects',
}

export function namedPictures(): readonly NamedPicture[] {
  return projects.flatMap(({ name, image }) =>
    image ? [{ src: image, namedIn: 'projects.ts', entry: name, slots: ['thumbnail'] }] : [],
  )
}
