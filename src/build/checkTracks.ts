import { trackPlayer } from '../lib/trackPlayer.ts'
import type { Track } from '../site/schema.ts'

const ADVICE =
  'write the address of a page of Spotify, YouTube, SoundCloud, Apple Music or Vimeo, of a player of Bandcamp, or of an audio file'
/** The address of a Bandcamp page does not contain the number that its player needs. */
const BANDCAMP_ADVICE =
  'write the address of its player, which is in the code of “Share/Embed” there, as in https://bandcamp.com/EmbeddedPlayer/album=1234567890/'
const BANDCAMP = /^https:\/\/([\w-]+\.)?bandcamp\.com\//

/** A warning for each track that is only a link, because the site has no player for its address. */
export function trackWarnings(file: string, tracks: readonly Track[]): string[] {
  return tracks
    .filter(({ url }) => trackPlayer(url).kind === 'page')
    .map(
      ({ title, url }) =>
        `${file}: “${title}” is only a link, because no player is known for ${url}; ${BANDCAMP.test(url) ? BANDCAMP_ADVICE : ADVICE}.`,
    )
}
