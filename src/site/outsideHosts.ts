import { trackPlayer } from '../lib/trackPlayer.ts'
import { contact, tracks } from './lists.ts'

/** The other origins that the pages use: players in frames, audio files, and the endpoint of the message form. */
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
