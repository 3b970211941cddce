import { trackPlayer } from '../lib/trackPlayer.ts'
import { contact, tracks, videos } from './lists.ts'

/** The other origins that the pages use: players in frames, audio and video files, and the endpoint of the message form. */
export type OutsideHosts = Readonly<Record<'players' | 'media' | 'form', readonly string[]>>

const players = [...tracks.map(({ url }) => trackPlayer(url)), ...videos.map(({ player }) => player)]
const originsOf = (...kinds: readonly string[]) => [
  ...new Set(
    players
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src).origin])),
  ),
]

const { endpoint } = contact

export const outsideHosts: OutsideHosts = {
  players: originsOf('frame'),
  media: originsOf('audio', 'file'),
  form: endpoint === undefined ? [] : [endpoint === 'netlify' ? "'self'" : new URL(endpoint).origin],
}
