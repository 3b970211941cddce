import { attempt } from '../../lib/attempt.ts'
import { embeddedAddress } from '../../lib/embeddedPlayer.ts'

/** Titles that are the same for every player of a service. */
const NO_TITLE = /^(spotify embed|youtube video player|vimeo-player|soundcloud|bandcamp)$/i
const PREFIX = /^spotify embed: */i

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
  const title = textOf(doubleQuoted ?? singleQuoted ?? '').replace(PREFIX, '')
  if (title && !NO_TITLE.test(title)) return title
  // Bandcamp's player contains a link with the title. SoundCloud has two links below it: the artist, then the song.
  const links = [...code.matchAll(/<a\b[^>]*>([^<]*)</gi)].map(([, html = '']) => textOf(html))
  return links.at(frame.includes('soundcloud') ? -1 : 0) ?? ''
}

/** Addresses at SoundCloud and Apple Music contain the title, in lower case and with hyphens. */
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

/** Text of HTML without elements. */
function textOf(html: string): string {
  return html.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity).trim()
}
