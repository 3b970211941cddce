import type { SectionRow } from './section.ts'

const rows = import.meta.glob<SectionRow>('./*/section.ts', { eager: true, import: 'section' })

/** All sections that a home page can have, in their default order. */
export const sectionRows = Object.values(rows).sort((one, other) => one.order - other.order)
