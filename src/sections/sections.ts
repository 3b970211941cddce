import { ownerFile } from '../site/ownerFile.ts'
import type { Section } from './schema.ts'
import { sectionRows } from './sectionRows.ts'

const ownerSections = ownerFile(
  import.meta.glob<readonly Section[]>('#content/sections.ts', { eager: true, import: 'sections' }),
)

/** The sections of the home page in the owner's order, without empty sections. */
export const sections = (ownerSections ?? sectionRows).flatMap((own: Section) => {
  const row = sectionRows.find(({ id }) => id === own.id)
  return row && !row.isEmpty ? [{ ...row, ...own }] : []
})

export function hasSection(id: string): boolean {
  return sections.some((section) => section.id === id)
}
