import { sections as ownSections } from '#content/sections.ts'
import { filled } from './filled.ts'
import { HOME_SECTIONS } from './homeSections.ts'
import type { Section } from './schema.ts'
import { words } from './words.ts'

const listed: readonly Section[] = ownSections

/** The home page's sections in the owner's order. A section without content is left out. */
export const sections = listed
  .filter(({ id }) => filled[id])
  .flatMap((section) =>
    HOME_SECTIONS.filter(({ id }) => id === section.id).map((entry) => ({
      ...section,
      name: section.name ?? words.sections[entry.name],
      title: section.title ?? words.sections[entry.title],
      text: section.text ?? ('text' in entry ? words.sections[entry.text] : undefined),
    })),
  )
