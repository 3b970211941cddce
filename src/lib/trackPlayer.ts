import { musicPlayer } from './musicPlayer.ts'

/** How a track is played: in a service's frame, by the browser itself, or on a page elsewhere. */
export interface TrackPlayer {
  readonly kind: 'frame' | 'audio' | 'page'
  /** The address to play; for a page, the address to link to. */
  readonly src: string
  /** The page to link to. */
  readonly href: string
  /** Whose player it is; null for one that has no name. */
  readonly service: string | null
  /** The frame's height, or null for a film's 16 to 9. */
  readonly heightPx: number | null
}

const AUDIO_FILE = /\.(mp3|m4a|aac|ogg|oga|opus|flac|wav)$/i

/** How the music of an address is played. @param url https, or a path of this site */
export function trackPlayer(url: string): TrackPlayer {
  const known = musicPlayer(url)
  if (known) return { kind: 'frame', ...known }
  const path = url.startsWith('/') ? url : new URL(url).pathname
  const kind = AUDIO_FILE.test(path) ? 'audio' : 'page'
  return { kind, src: url, href: url, service: null, heightPx: null }
}
