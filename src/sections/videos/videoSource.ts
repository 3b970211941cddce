import { isHttps } from '../../addresses/exactAddress.ts'
import { embeddedPlayer } from '../../addresses/players.ts'
import { sharedFile } from '../../addresses/sharedFile.ts'

/** How to play a video: in a service's frame, or with a `video` element. */
export interface VideoSource {
  readonly kind: 'frame' | 'file'
  readonly src: string
  /** The video's page at the service, or the file's address. */
  readonly href: string
  readonly service: string | null
}

const VIDEO_FILE = /\.(mp4|m4v|webm)$/i

/** Finds how to play a page of YouTube or Vimeo, or a video file. Null for any other address. */
export function videoSource(url: string): VideoSource | null {
  const embedded = embeddedPlayer(url)
  if (embedded) {
    const { service, src, href, heightPx } = embedded
    // Only the players of services for music have a fixed height.
    if (heightPx !== null) return null
    return { kind: 'frame', service, src, href }
  }
  if (!(url.startsWith('/') || isHttps(url)) || !VIDEO_FILE.test(url.replace(/[?#].*/, ''))) return null
  return { kind: 'file', service: null, href: url, src: sharedFile(url) }
}
