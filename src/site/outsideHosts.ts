import { trackPlayer } from '../lib/trackPlayer.ts'
import { counter } from './counter.ts'
import { contact, newsletter, tracks } from './lists.ts'
import { videos } from './videos.ts'

/** The other origins that the pages use: players in frames, audio and video files, the endpoints of forms, and the counter of visits. */
export type OutsideHosts = Readonly<Record<'players' | 'media' | 'forms' | 'counters', readonly string[]>>

const players = [...tracks.map(({ url }) => trackPlayer(url)), ...videos.map(({ player }) => player)]
const originsOf = (...kinds: readonly string[]) => [
  ...new Set(
    players
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src).origin])),
  ),
]

const endpoints = [contact.endpoint, newsletter?.endpoint].filter((endpoint) => endpoint !== undefined)

export const outsideHosts: OutsideHosts = {
  players: originsOf('frame'),
  media: originsOf('audio', 'file'),
  forms: [
    ...new Set(endpoints.map((endpoint) => (endpoint === 'netlify' ? "'self'" : new URL(endpoint).origin))),
  ],
  counters: counter ? [new URL(counter.address).origin] : [],
}
