import { trackPlayer } from '../lib/trackPlayer.ts'
import { contact, tracks } from './lists.ts'

/** The origins outside the site that its pages may reach, only those that are in use. */
export interface OutsideHosts {
  /** Of players, which stand in frames. */
  readonly players: readonly string[]
  /** Of audio files. */
  readonly media: readonly string[]
  /** Where the message form sends: the site itself or one other, or nowhere. */
  readonly form: readonly string[]
}

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
