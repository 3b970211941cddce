import { embeddedAddress } from '../../../addresses/players.ts'
import { decodedUri, parsedUrl } from '../../../lib/parsed.ts'

/** Titles that all players of a service have. */
const GENERIC_TITLE = /^(spotify embed|youtube video player|vimeo-player|soundcloud|bandcamp)$/i
const SPOTIFY_PREFIX = /^spotify embed: */i

/** The title of a song or a film, from a service's code that embeds it, or from its address; '' for none. */
export function pastedTitle(pasted: string): string {
  return titleInCode(pasted) || titleInAddress(embeddedAddress(pasted))
}

function titleInCode(code: string): string {
  const page = new DOMParser().parseFromString(code, 'text/html')
  const frame = page.querySelector('iframe')
  const title = frame?.title.replace(SPOTIFY_PREFIX, '').trim() ?? ''
  if (title && !GENERIC_TITLE.test(title)) return title
  // The first link names the song, as in Bandcamp's code. SoundCloud's has two links: the artist, then the song.
  // A browser reads what is inside a frame as text.
  const links = [...page.querySelectorAll('a')].map(({ text }) => text.trim())
  const inFrame = new DOMParser().parseFromString(frame?.textContent ?? '', 'text/html').querySelector('a')
  return (frame && (inFrame?.text || links.at(frame.src.includes('soundcloud') ? -1 : 0))) ?? ''
}

/** Addresses at SoundCloud and Apple Music contain the title: `soundcloud.com/moon/new-song`, `…/moon/sets/an-album`. */
function titleInAddress(address: string): string {
  const url = parsedUrl(address)
  if (!url) return ''
  const [, , second = '', third = '', fourth = ''] = url.pathname.split('/')
  const isSoundCloud = /^((www|m)\.)?soundcloud\.com$/.test(url.hostname)
  if (isSoundCloud) return titleOfSlug(second === 'sets' ? third : second)
  // An address at Apple Music may lack the title: `/us/album/1440650428`.
  return fourth && url.hostname.endsWith('music.apple.com') ? titleOfSlug(third) : ''
}

function titleOfSlug(slug: string): string {
  const title = (decodedUri(slug) ?? slug).replace(/[-_]+/g, ' ').trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}
