import { sections as ownSections } from '#content/sections.ts'
import { galleries } from './galleries.ts'
import { filledSections, HOME_SECTIONS, type SectionId } from './homeSections.ts'
import { events, projects, rawVideos, socials, tracks } from './lists.ts'
import type { Section } from './schema.ts'
import { templates } from './templates.ts'
import { text } from './text.ts'

const chosenSections: readonly Section[] = ownSections
const hasContent = filledSections({
  events,
  galleries,
  projects,
  socials,
  templates,
  tracks,
  videos: rawVideos,
})

/** The sections of the home page in the owner's order, without empty sections. */
export const sections = chosenSections
  .filter(({ id }) => hasContent[id])
  .flatMap((section) =>
    HOME_SECTIONS.filter(({ id }) => id === section.id).map((row) => ({
      ...section,
      name: section.name ?? text.sections[row.name],
      title: section.title ?? text.sections[row.title],
      text: section.text ?? ('text' in row ? text.sections[row.text] : undefined),
    })),
  )

export function hasSection(id: SectionId): boolean {
  return sections.some((section) => section.id === id)
}
