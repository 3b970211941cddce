import { HOME_SECTIONS, type HomeSection } from '../site/homeSections.ts'
import type { Section } from '../site/schema.ts'

/** Lists that also have their own pages. */
const LISTS_WITH_PAGES = ['galleries', 'templates']

/**
 * Finds lists that no visitor sees, because `sections.ts` lacks their section.
 * @param lists the exports of each file, by its name without `.ts`
 */
export function unlistedSections(
  displayPathOf: (name: string) => string,
  lists: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  sections: readonly Section[],
): string[] {
  const listedIds = new Set<string>(sections.map(({ id }) => id))
  return HOME_SECTIONS.flatMap(({ id, emoji, needs }) => {
    // A section without a list, or a list that visitors see elsewhere.
    if (needs === null || LISTS_WITH_PAGES.includes(needs)) return []
    // An array. The newsletter is an object, or null.
    const content = lists[needs]?.[needs] ?? {}
    if (Object.keys(content).length === 0 || listedIds.has(id)) return []
    return [
      `${displayPathOf(needs)}: is not shown, because ${displayPathOf('sections')} does not list its section; add { id: '${id}', emoji: '${emoji}' } there, or remove the file.`,
    ]
  })
}

/** Finds the texts in `sections.ts` that no visitor sees, because their section has no first paragraph. */
export function hiddenSectionTexts(file: string, sections: readonly Section[]): string[] {
  const rows: readonly HomeSection[] = HOME_SECTIONS
  const idsWithText: readonly string[] = rows.flatMap((row) => (row.text === undefined ? [] : [row.id]))
  const choice = `${idsWithText.slice(0, -1).join(', ')} and ${idsWithText.at(-1)}`
  return sections
    .filter(({ id, text }) => text !== undefined && !idsWithText.includes(id))
    .map(({ id }) => `${file}: “${id}”: text is not shown, because only ${choice} have one; remove it.`)
}
