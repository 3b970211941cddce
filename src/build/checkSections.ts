import { HOME_SECTIONS } from '../site/homeSections.ts'
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
    if (needs === null || LISTS_WITH_PAGES.includes(needs)) return []
    // An array, or the newsletter: an object or null.
    const content = lists[needs]?.[needs] ?? {}
    if (Object.keys(content).length === 0 || listedIds.has(id)) return []
    return [
      `${displayPathOf(needs)}: is not shown, because ${displayPathOf('sections')} does not list its section; add { id: '${id}', emoji: '${emoji}' } there, or remove the file.`,
    ]
  })
}
