import type { SectionId } from './homeSections.ts'
import { sections } from './sections.ts'

/** Whether the home page has a section. */
export function hasSection(id: SectionId): boolean {
  return sections.some((section) => section.id === id)
}
