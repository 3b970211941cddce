import { trackPlayer } from '../../../addresses/trackPlayer.ts'
import type { Track } from '../../../sections/music/schema.ts'
import type { SectionRow } from '../../../sections/section.ts'

/**
 * Finds lists that no visitor sees, because `sections.ts` lacks their section.
 * @param rows all sections @param shown the sections of the home page
 */
export function unlistedSections(
  displayPathOf: (file: string) => string,
  rows: readonly SectionRow[],
  shown: readonly Pick<SectionRow, 'id'>[],
): string[] {
  return rows.flatMap(({ id, emoji, list, isEmpty }) => {
    if (list === undefined || isEmpty || shown.some((section) => section.id === id)) return []
    return [
      `${displayPathOf(`${list}.ts`)}: is not shown, because ${displayPathOf('sections.ts')} does not list its section; add { id: '${id}', emoji: '${emoji}' } there, or remove the file.`,
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
