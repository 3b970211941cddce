import { sections as ownSections } from '#content/sections.ts'
import { galleries } from './galleries.ts'
import { filledSections, HOME_SECTIONS, type SectionId } from './homeSections.ts'
import { events, newsletter, projects, rawVideos, socials, tracks } from './lists.ts'
import type { Section } from './schema.ts'
import { templates } from './templates.ts'
import { text } from './text.ts'

const listed: readonly Section[] = ownSections
const filled = filledSections({
  events,
  galleries,
  newsletter: newsletter ? [newsletter] : [],
  projects,
  socials,
  templates,
  tracks,
  videos: rawVideos,
})

/** The home page's sections in the owner's order. A section without content is left out. */
export const sections = listed
  .filter(({ id }) => filled[id])
  .flatMap((section) =>
    HOME_SECTIONS.filter(({ id }) => id === section.id).map((entry) => ({
      ...section,
      name: section.name ?? text.sections[entry.name],
      title: section.title ?? text.sections[entry.title],
      text: section.text ?? ('text' in entry ? text.sections[entry.text] : undefined),
    })),
  )

export function hasSection(id: SectionId): boolean {
  return sections.some((section) => section.id === id)
}
