import { trackPlayer } from '../lib/trackPlayer.ts'
import { contact, tracks } from './lists.ts'
import { videos } from './videos.ts'

/** The other origins that the site contacts, for the content security policy. A form of Netlify counts as `'self'`. */
export type OutsideHosts = Readonly<Record<'players' | 'media' | 'forms', readonly string[]>>

const allPlayers = [...tracks.map(({ url }) => trackPlayer(url)), ...videos.map(({ player }) => player)]
const originsOf = (...kinds: readonly string[]) => [
  ...new Set(
    allPlayers
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src).origin])),
  ),
]

const { endpoint } = contact

export const outsideHosts: OutsideHosts = {
  players: originsOf('frame'),
  media: originsOf('audio', 'file'),
  forms: endpoint === undefined ? [] : [endpoint === 'netlify' ? "'self'" : new URL(endpoint).origin],
}
