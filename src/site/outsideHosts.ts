import { trackPlayer } from '../lib/trackPlayer.ts'
import { contact, tracks } from './lists.ts'

/**
 * The origins outside the site that its pages may reach, only those that are in use: of players, which stand in frames, of
 * audio files, and where the message form sends, which is the site itself or one other, or nowhere.
 */
export type OutsideHosts = Readonly<Record<'players' | 'media' | 'form', readonly string[]>>

const players = tracks.map(({ url }) => trackPlayer(url))
const originsOf = (kind: 'frame' | 'audio') => [
  ...new Set(
    players
      .filter((player) => player.kind === kind)
      .flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src).origin])),
  ),
]

const { endpoint } = contact

export const outsideHosts: OutsideHosts = {
  players: originsOf('frame'),
  media: originsOf('audio'),
  form: endpoint === undefined ? [] : [endpoint === 'netlify' ? "'self'" : new URL(endpoint).origin],
}
