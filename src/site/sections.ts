import { sections as ownSections } from '#content/sections.ts'
import { sections as firstSections } from '#first/sections.ts'
import { galleries } from './galleries.ts'
import { filledSections, HOME_SECTIONS, type SectionId } from './homeSections.ts'
import { events, newsletter, projects, rawVideos, socials, tracks } from './lists.ts'
import type { Section } from './schema.ts'
import { templates } from './templates.ts'
import { furtherText, text } from './text.ts'

const chosenSections: readonly Section[] = ownSections
const hasContent = filledSections({
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
const further = chosenSections === firstSections ? furtherText.sections : undefined

/** The home page's sections in the owner's order, with their texts. A section without content is left out. */
export const sections = chosenSections
  .filter(({ id }) => hasContent[id])
  .flatMap((section) =>
    HOME_SECTIONS.filter(({ id }) => id === section.id).map((row) => ({
      ...section,
      name: further?.[row.name] ?? section.name ?? text.sections[row.name],
      title: further?.[row.title] ?? section.title ?? text.sections[row.title],
      text: 'text' in row ? (further?.[row.text] ?? section.text ?? text.sections[row.text]) : section.text,
    })),
  )

/** True if the home page shows the section. */
export function hasSection(id: SectionId): boolean {
  return sections.some((section) => section.id === id)
}
