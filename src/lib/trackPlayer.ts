import { musicPlayer } from './musicPlayer.ts'

/** A service's frame, the browser's own player, or a link to another page. */
export interface TrackPlayer {
  readonly kind: 'frame' | 'audio' | 'page'
  readonly src: string
  readonly href: string
  readonly service: string | null
  /** Null for a film, 16 to 9. */
  readonly heightPx: number | null
}

const AUDIO_FILE = /\.(mp3|m4a|aac|ogg|oga|opus|flac|wav)$/i

/** Chooses the player of an address. @param url https, or a path of this site */
export function trackPlayer(url: string): TrackPlayer {
  const player = musicPlayer(url)
  if (player) return { kind: 'frame', ...player }
  const path = url.startsWith('/') ? url : new URL(url).pathname
  const kind = AUDIO_FILE.test(path) ? 'audio' : 'page'
  return { kind, src: url, href: url, service: null, heightPx: null }
}
