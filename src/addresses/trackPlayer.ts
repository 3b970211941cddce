import { embeddedPlayer } from './players.ts'
import { sharedFile } from './sharedFile.ts'

/** How to play a track: in a service's frame, with an `audio` element, or by a link to its page. */
export interface TrackPlayer {
  readonly kind: 'frame' | 'audio' | 'page'
  readonly src: string
  readonly href: string
  readonly service: string | null
  /** Height of the frame, CSS px. Null without a frame, and for a frame with the aspect ratio 16:9. */
  readonly heightPx: number | null
}

const AUDIO_FILE = /\.(mp3|m4a|aac|ogg|oga|opus|flac|wav)$/i

export function trackPlayer(url: string): TrackPlayer {
  const embedded = embeddedPlayer(url)
  if (embedded) return { kind: 'frame', ...embedded }
  // The base is for paths of this site.
  const { pathname } = new URL(url, 'https://example.com')
  const kind = AUDIO_FILE.test(pathname) ? 'audio' : 'page'
  return { kind, src: kind === 'audio' ? sharedFile(url) : url, href: url, service: null, heightPx: null }
}
