import { embeddedPlayer } from './embeddedPlayer.ts'

/** How to play a track: in a service's frame, with the browser's own player, or by a link to its page. */
export interface TrackPlayer {
  readonly kind: 'frame' | 'audio' | 'page'
  readonly src: string
  readonly href: string
  readonly service: string | null
  /** CSS px. Null for a film, which is 16 to 9, and for a player that is not a frame. */
  readonly heightPx: number | null
}

const AUDIO_FILE = /\.(mp3|m4a|aac|ogg|oga|opus|flac|wav)$/i

/** Chooses the player of a track. @param url an https address, or a path of this site */
export function trackPlayer(url: string): TrackPlayer {
  const embedded = embeddedPlayer(url)
  if (embedded) return { kind: 'frame', ...embedded }
  const path = url.startsWith('/') ? url : new URL(url).pathname
  const kind = AUDIO_FILE.test(path) ? 'audio' : 'page'
  return { kind, src: url, href: url, service: null, heightPx: null }
}
