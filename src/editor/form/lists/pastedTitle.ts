import { attempt } from '../../../lib/attempt.ts'
import { embeddedAddress } from '../../../lib/embeddedPlayer.ts'

/** Titles that all players of a service have. */
const GENERIC_TITLE = /^(spotify embed|youtube video player|vimeo-player|soundcloud|bandcamp)$/i
const SPOTIFY_PREFIX = /^spotify embed: */i

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The title of a song or a film, from a service's code that embeds it, or from its address; '' for none. */
export function pastedTitle(pasted: string): string {
  return titleInCode(pasted) || titleInAddress(embeddedAddress(pasted))
}

function titleInCode(code: string): string {
  const frame = /<iframe\b[^>]*>/i.exec(code)?.[0]
  if (frame === undefined) return ''
  const [, doubleQuoted, singleQuoted] = /\stitle=(?:"([^"]*)"|'([^']*)')/i.exec(frame) ?? []
  const title = decodeEntities(doubleQuoted ?? singleQuoted ?? '').replace(SPOTIFY_PREFIX, '')
  if (title && !GENERIC_TITLE.test(title)) return title
  // The first link names the song, as in Bandcamp's code. SoundCloud's has two links: the artist, then the song.
  const links = [...code.matchAll(/<a\b[^>]*>([^<]*)</gi)].map(([, html = '']) => decodeEntities(html))
  return links.at(frame.includes('soundcloud') ? -1 : 0) ?? ''
}

/** Addresses at SoundCloud and Apple Music contain the title: `soundcloud.com/moon/new-song`, `…/moon/sets/an-album`. */
function titleInAddress(address: string): string {
  const url = attempt(() => new URL(address))
  if (!url) return ''
  const [, first = '', second = '', third = ''] = url.pathname.split('/')
  const isSoundCloud = /^((www|m)\.)?soundcloud\.com$/.test(url.hostname)
  if (isSoundCloud) return titleOfSlug(second === 'sets' ? third : second)
  return first && url.hostname.endsWith('music.apple.com') ? titleOfSlug(third) : ''
}

function titleOfSlug(slug: string): string {
  const title = (attempt(() => decodeURIComponent(slug)) ?? slug).replace(/[-_]+/g, ' ').trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function decodeEntities(html: string): string {
  return html.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity).trim()
}
