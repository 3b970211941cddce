import { parsedUrl } from '../lib/parsed.ts'

export interface EmbeddedPlayer {
  readonly service: 'Spotify' | 'SoundCloud' | 'YouTube' | 'Bandcamp' | 'Apple Music' | 'Vimeo'
  readonly src: string
  /** The page at the service; the player's address if the page is unknown. */
  readonly href: string
  /** Height of the player, CSS px. Null for a player with the aspect ratio 16:9. */
  readonly heightPx: number | null
}

/** The attribute `allow` of a service's frame. */
export const FRAME_PERMISSIONS = 'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture'

export const PLAYER_ORIGINS = [
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://www.youtube-nocookie.com',
  'https://bandcamp.com',
  'https://embed.music.apple.com',
  'https://player.vimeo.com',
] as const
const [SPOTIFY, SOUNDCLOUD, YOUTUBE, BANDCAMP, APPLE, VIMEO] = PLAYER_ORIGINS

// As in `/intl-de/track/4uLU6hMCjMI75M1A2tKUQC`.
const SPOTIFY_PAGE =
  /^\/(?:intl-[a-z-]+\/)?(?:embed\/)?(track|album|playlist|artist|show|episode)\/([A-Za-z0-9]{22})\/?$/
const YOUTUBE_VIDEO = /^[\w-]{11}$/ // dQw4w9WgXcQ
/** Not the ids of videos, though they have 11 characters: they name the players of a playlist and of a live channel. */
const YOUTUBE_RESERVED_IDS = ['videoseries', 'live_stream']
const YOUTUBE_LIST = /^[\w-]{12,64}$/ // PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs
const SOUNDCLOUD_PAGE = /^https:\/\/(?:(?:www|m)\.)?soundcloud\.com\/[\w-]+\/[\w-]/ // …/artist/song
const SOUNDCLOUD_ID = /^https:\/\/api\.soundcloud\.com\/(?:tracks|playlists)\/[\w:%-]+/ // …/tracks/293
// As in `/us/album/a-title/1440650428` and `/us/album/1440650428`.
const APPLE_PAGE = /^\/[a-z]{2}\/(album|playlist|song|music-video)\/(?:[^/]+\/)?(?:\d+|pl\.[\w.-]+)\/?$/
// As in `/76979871/ab12cd34`, `/channels/staffpicks/76979871` and `/showcase/123/video/76979871`.
const VIMEO_PAGE =
  /^\/(?:(?:channels|groups|showcase|album)\/[\w-]+\/)?(?:videos?\/)?(\d{5,12})(?:\/([0-9a-f]+))?\/?$/
/** Short links, which lead to a page of a service. Only the service knows to which. */
const SHORT_LINK = /^(spotify\.link|spoti\.fi|on\.soundcloud\.com|snd\.sc)$/
/** A time in a film, as in `90`, `90s` and `1h2m3s`. */
const TIME = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/
const BANDCAMP_PLAYER = /^\/EmbeddedPlayer\/[\w=/.-]+$/ // /EmbeddedPlayer/album=123/size=large/

/** The readers of addresses, by host without `www.` and `m.`. */
const PLAYERS: Readonly<Record<string, (url: URL) => EmbeddedPlayer | null>> = {
  'open.spotify.com': spotify,
  'soundcloud.com': soundcloud,
  'w.soundcloud.com': soundcloud,
  'youtube.com': youtube,
  'music.youtube.com': youtube,
  'youtube-nocookie.com': youtube,
  'youtu.be': youtube,
  'music.apple.com': apple,
  'embed.music.apple.com': apple,
  'vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
  'bandcamp.com': bandcamp,
}

/** Returns the `src` of the `iframe` in a service's embed code, or the whole text if it has no `iframe`. */
export function embeddedAddress(text: string): string {
  const [, src = text] = /<iframe\b[^>]*\ssrc=["']([^"']+)["']/i.exec(text) ?? []
  return src.replaceAll('&amp;', '&').trim()
}

/**
 * Finds the player for the address of a service's page or player; null for any other address, and for a page of Bandcamp,
 * whose address does not name its player.
 */
export function embeddedPlayer(address: string): EmbeddedPlayer | null {
  const url = playerUrl(address)
  return url ? (PLAYERS[url.hostname.replace(/^(www|m)\./, '')]?.(url) ?? null) : null
}

/** True for a short link, which names no player. */
export function isShortLink(address: string): boolean {
  return SHORT_LINK.test(playerUrl(address)?.hostname ?? '')
}

/** The address of a web page, also without its scheme. The services have no pages without https. */
function playerUrl(address: string): URL | undefined {
  const [, rest = ''] = /^(?:https?:\/\/)?([^\s:]+\..*)$/i.exec(address.trim()) ?? []
  return parsedUrl(`https://${rest}`)
}

function spotify(url: URL): EmbeddedPlayer | null {
  const [, kind, id] = SPOTIFY_PAGE.exec(url.pathname) ?? []
  if (!kind || !id) return null
  const isOneRecording = kind === 'track' || kind === 'episode'
  const page = `${kind}/${id}`
  return {
    service: 'Spotify',
    src: `${SPOTIFY}/embed/${page}`,
    href: `${SPOTIFY}/${page}`,
    heightPx: isOneRecording ? 152 : 352,
  }
}

function soundcloud({ origin, pathname, searchParams }: URL): EmbeddedPlayer | null {
  const address = searchParams.get('url') ?? origin + pathname
  const isPage = SOUNDCLOUD_PAGE.test(address)
  if (!isPage && !SOUNDCLOUD_ID.test(address)) return null
  const sound = isPage ? `https://soundcloud.com${new URL(address).pathname}` : address
  const src = `${SOUNDCLOUD}/player/?url=${encodeURIComponent(sound)}`
  const heightPx = /\/(sets|playlists)\//.test(sound) ? 352 : 166
  return { service: 'SoundCloud', src, href: isPage ? sound : src, heightPx }
}

function apple(url: URL): EmbeddedPlayer | null {
  if (!APPLE_PAGE.test(url.pathname)) return null
  const songId = url.searchParams.get('i') ?? ''
  const songQuery = /^\d+$/.test(songId) ? `?i=${songId}` : ''
  const page = url.pathname + songQuery
  const heightPx = songQuery || url.pathname.includes('/song/') ? 175 : 450
  return { service: 'Apple Music', src: APPLE + page, href: `https://music.apple.com${page}`, heightPx }
}

function vimeo(url: URL): EmbeddedPlayer | null {
  const [, id, secretInPath] = VIMEO_PAGE.exec(url.pathname) ?? []
  if (!id) return null
  // An unlisted video has a secret, in the path of its page or in the query of its player.
  const secret = secretInPath ?? url.searchParams.get('h')
  const hasSecret = secret && /^[0-9a-f]+$/.test(secret)
  const seconds = startSeconds(url)
  const time = seconds > 0 ? `#t=${seconds}s` : ''
  return {
    service: 'Vimeo',
    // `dnt`: do not track.
    src: `${VIMEO}/video/${id}?dnt=1${hasSecret ? `&h=${secret}` : ''}${time}`,
    href: `https://vimeo.com/${id}${hasSecret ? `/${secret}` : ''}${time}`,
    heightPx: null,
  }
}

/** The second at which the film of an address begins; 0 without a time. */
function startSeconds({ searchParams, hash }: URL): number {
  const time =
    searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t')
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(time ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function youtube(url: URL): EmbeddedPlayer | null {
  const [, firstPart = '', secondPart = ''] = url.pathname.split('/')
  let video = url.searchParams.get('v') ?? ''
  if (url.hostname === 'youtu.be') video = firstPart || video
  else if (['embed', 'shorts', 'live'].includes(firstPart)) video = secondPart || video
  const playlist = url.searchParams.get('list') ?? ''
  const isVideo = YOUTUBE_VIDEO.test(video) && !YOUTUBE_RESERVED_IDS.includes(video)
  const seconds = startSeconds(url)
  if (isVideo && seconds > 0)
    return youtubePlayer(`${YOUTUBE}/embed/${video}?start=${seconds}`, `watch?v=${video}&t=${seconds}s`)
  if (isVideo) return youtubePlayer(`${YOUTUBE}/embed/${video}`, `watch?v=${video}`)
  if (YOUTUBE_LIST.test(playlist))
    return youtubePlayer(`${YOUTUBE}/embed/videoseries?list=${playlist}`, `playlist?list=${playlist}`)
  return null
}

function youtubePlayer(src: string, page: string): EmbeddedPlayer {
  return { service: 'YouTube', src, href: `https://www.youtube.com/${page}`, heightPx: null }
}

function bandcamp(url: URL): EmbeddedPlayer | null {
  if (!BANDCAMP_PLAYER.test(url.pathname)) return null
  const src = BANDCAMP + url.pathname
  return { service: 'Bandcamp', src, href: src, heightPx: url.pathname.includes('size=small') ? 42 : 352 }
}
