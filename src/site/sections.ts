import { sections as ownSections } from '#content/sections.ts'
import { sections as firstSections } from '#first/sections.ts'
import { galleries } from './galleries.ts'
import { filledSections, HOME_SECTIONS, type SectionId } from './homeSections.ts'
import { events, newsletter, projects, rawVideos, socials, tracks } from './lists.ts'
import type { Section } from './schema.ts'
import { templates } from './templates.ts'
import { furtherText, text } from './text.ts'

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

// The texts of a further language win over those in the list of the first one.
const further = listed === firstSections ? furtherText.sections : undefined

/** The home page's sections in the owner's order. A section without content is left out. */
export const sections = listed
  .filter(({ id }) => filled[id])
  .flatMap((section) =>
    HOME_SECTIONS.filter(({ id }) => id === section.id).map((entry) => ({
      ...section,
      name: further?.[entry.name] ?? section.name ?? text.sections[entry.name],
      title: further?.[entry.title] ?? section.title ?? text.sections[entry.title],
      text:
        'text' in entry ? (further?.[entry.text] ?? section.text ?? text.sections[entry.text]) : section.text,
    })),
  )

export function hasSection(id: SectionId): boolean {
  return sections.some((section) => section.id === id)
}
