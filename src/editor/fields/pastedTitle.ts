import { attempt } from '../../lib/attempt.ts'
import { embeddedAddress } from '../../lib/embeddedPlayer.ts'

/** Titles that services give to every player. */
const NO_TITLE = /^(spotify embed|youtube video player|vimeo-player|soundcloud|bandcamp)$/i
const PREFIX = /^spotify embed: */i

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/**
 * The title of a song or a film in a pasted text: in a service's code to embed it, or in words of its address. Nothing is
 * fetched.
 *
 * @returns '' when the text has none
 */
export function pastedTitle(pasted: string): string {
  return titleInCode(pasted) || titleInAddress(embeddedAddress(pasted))
}

function titleInCode(code: string): string {
  const frame = /<iframe\b[^>]*>/i.exec(code)?.[0]
  if (frame === undefined) return ''
  const [, quoted, single] = /\stitle=(?:"([^"]*)"|'([^']*)')/i.exec(frame) ?? []
  const title = plain(quoted ?? single ?? '').replace(PREFIX, '')
  if (title && !NO_TITLE.test(title)) return title
  // Bandcamp has a link in its player. SoundCloud has two below it: to the artist, then to the song.
  const links = [...code.matchAll(/<a\b[^>]*>([^<]*)</gi)].map(([, label = '']) => plain(label))
  return links.at(frame.includes('soundcloud') ? -1 : 0) ?? ''
}

/** SoundCloud and Apple Music have the title in their addresses, in lower case and with hyphens. */
function titleInAddress(address: string): string {
  const url = attempt(() => new URL(address))
  if (!url) return ''
  const [, first = '', second = '', third = ''] = url.pathname.split('/')
  if (/^((www|m)\.)?soundcloud\.com$/.test(url.hostname)) return fromSlug(second === 'sets' ? third : second)
  return first && url.hostname.endsWith('music.apple.com') ? fromSlug(third) : ''
}

function fromSlug(slug: string): string {
  const title = (attempt(() => decodeURIComponent(slug)) ?? slug).replace(/[-_]+/g, ' ').trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function plain(html: string): string {
  return html.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity).trim()
}
