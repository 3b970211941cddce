import { trackPlayer } from '../../../lib/trackPlayer.ts'
import { HOME_SECTIONS } from '../../../site/homeSections.ts'
import type { Section, Track } from '../../../site/schema.ts'

/** Lists that also have their own pages. */
const LISTS_WITH_PAGES = ['galleries', 'templates']

/**
 * Finds lists that no visitor sees, because `sections.ts` lacks their section.
 * @param lists the exports of each file, by its name without `.ts`
 */
export function unlistedSections(
  displayPathOf: (file: string) => string,
  lists: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  sections: readonly Section[],
): string[] {
  const listedIds = new Set<string>(sections.map(({ id }) => id))
  return HOME_SECTIONS.flatMap(({ id, emoji, needs }) => {
    // A section without a list, or a list that visitors see elsewhere.
    if (needs === null || LISTS_WITH_PAGES.includes(needs)) return []
    const entries = (lists[needs]?.[needs] ?? []) as readonly unknown[]
    if (entries.length === 0 || listedIds.has(id)) return []
    return [
      `${displayPathOf(`${needs}.ts`)}: is not shown, because ${displayPathOf('sections.ts')} does not list its section; add { id: '${id}', emoji: '${emoji}' } there, or remove the file.`,
    ]
  })
}

/** A warning for each track that is only a link, because the site has no player for its address. */
export function tracksWithoutPlayer(file: string, tracks: readonly Track[]): string[] {
  return tracks
    .filter(({ url }) => trackPlayer(url).kind === 'page')
    .map(
      ({ title, url }) =>
        `${file}: “${title}” is only a link, because no player is known for ${url}; write the address of a page of Spotify, YouTube, SoundCloud, Apple Music or Vimeo, of a player of Bandcamp (in the code of “Share/Embed” there), or of an audio file.`,
    )
}
