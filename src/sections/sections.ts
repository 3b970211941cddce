import { ownFile } from '../site/ownFile.ts'
import type { Section } from './schema.ts'
import type { SectionRow } from './section.ts'

const rows = import.meta.glob<SectionRow>('./*/section.ts', { eager: true, import: 'section' })
const ownSections = ownFile(
  import.meta.glob<readonly Section[]>('#content/sections.ts', { eager: true, import: 'sections' }),
)

/** All sections that a home page can have, in their default order. */
export const sectionRows = Object.values(rows).sort((one, other) => one.order - other.order)

/** The sections of the home page in the owner's order, without empty sections. */
export const sections = (ownSections ?? sectionRows).flatMap((own: Section) => {
  const row = sectionRows.find(({ id }) => id === own.id)
  return row && !row.isEmpty ? [{ ...row, ...own }] : []
})

export function hasSection(id: string): boolean {
  return sections.some((section) => section.id === id)
}
