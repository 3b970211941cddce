import { sections as ownSections } from '#content/sections.ts'
import { sections as defaultLanguageSections } from '#defaultLanguage/sections.ts'
import { galleries } from './galleries.ts'
import { filledSections, HOME_SECTIONS, type SectionId } from './homeSections.ts'
import { events, projects, rawVideos, socials, tracks } from './lists.ts'
import type { Section } from './schema.ts'
import { templates } from './templates.ts'
import { additionalLanguageText, text } from './text.ts'

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

// An additional language without `sections.ts` uses the default language's sections. Its own `words.ts` translates them.
const translations = chosenSections === defaultLanguageSections ? additionalLanguageText.sections : undefined

/** The sections of the home page in the owner's order, without empty sections. */
export const sections = chosenSections
  .filter(({ id }) => hasContent[id])
  .flatMap((section) =>
    HOME_SECTIONS.filter(({ id }) => id === section.id).map((row) => ({
      ...section,
      name: translations?.[row.name] ?? section.name ?? text.sections[row.name],
      title: translations?.[row.title] ?? section.title ?? text.sections[row.title],
      text:
        'text' in row ? (translations?.[row.text] ?? section.text ?? text.sections[row.text]) : section.text,
    })),
  )

export function hasSection(id: SectionId): boolean {
  return sections.some((section) => section.id === id)
}
