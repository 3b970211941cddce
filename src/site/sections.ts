import { sections as ownSections } from '#content/sections.ts'
import { filled } from './filled.ts'
import type { Section, SectionId } from './schema.ts'
import { words } from './words.ts'

const listed: readonly Section[] = ownSections

/** The home page's sections in the owner's order. One without anything in it is not there. */
export const sections = listed
  .filter(({ id }) => filled[id])
  .map((section) => ({
    ...section,
    name: section.name ?? words.sections[section.id],
    title: section.title ?? words.sections[`${section.id}Title`],
  }))

/** Whether the home page has a section. */
export function hasSection(id: SectionId): boolean {
  return sections.some((section) => section.id === id)
}
