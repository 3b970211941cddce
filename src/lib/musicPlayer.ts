/** A player to embed. @property heightPx its own height, or null for a film's 16 to 9 */
export interface MusicPlayer {
  readonly service: 'Spotify' | 'SoundCloud' | 'YouTube' | 'Bandcamp' | 'Apple Music'
  readonly src: string
  /** The page whose music it plays, to link to. */
  readonly href: string
  readonly heightPx: number | null
}

/** Every origin of a player. */
export const PLAYER_ORIGINS = [
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://www.youtube-nocookie.com',
  'https://bandcamp.com',
  'https://embed.music.apple.com',
] as const
const [SPOTIFY, SOUNDCLOUD, YOUTUBE, BANDCAMP, APPLE] = PLAYER_ORIGINS

const SPOTIFY_PAGE =
  /^\/(?:intl-[a-z-]+\/)?(?:embed\/)?(track|album|playlist|artist|show|episode)\/([A-Za-z0-9]{22})\/?$/
const YOUTUBE_VIDEO = /^[\w-]{11}$/
const YOUTUBE_LIST = /^[\w-]{12,64}$/
const APPLE_PAGE = /^\/[a-z]{2}\/(album|playlist|song)\/[^/]+\/[\w.-]+$/
const BANDCAMP_PLAYER = /^\/EmbeddedPlayer\/[\w=/.-]+$/

/**
 * The player of a page with music.
 *
 * @param address of a page of Spotify, SoundCloud, YouTube or Apple Music, or of a Bandcamp player: its pages do not say
 *   what to embed
 * @returns null when no player is known
 */
export function musicPlayer(address: string): MusicPlayer | null {
  const url = parse(address.trim())
  if (url?.protocol !== 'https:') return null
  if (/^(embed\.)?music\.apple\.com$/.test(url.hostname)) return apple(url)
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  if (host === 'open.spotify.com') return spotify(url)
  if (host === 'soundcloud.com') return soundcloud(url)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be')
    return youtube(url, host)
  return host === 'bandcamp.com' ? bandcamp(url) : null
}

function spotify(url: URL): MusicPlayer | null {
  const [, kind, id] = SPOTIFY_PAGE.exec(url.pathname) ?? []
  if (!kind || !id) return null
  const oneSong = kind === 'track' || kind === 'episode'
  const page = `${kind}/${id}`
  return {
    service: 'Spotify',
    src: `${SPOTIFY}/embed/${page}`,
    href: `${SPOTIFY}/${page}`,
    heightPx: oneSong ? 152 : 352,
  }
}

function soundcloud(url: URL): MusicPlayer | null {
  const page = `https://soundcloud.com${url.pathname}`
  if (!/^\/[\w-]+\/[\w-]/.test(url.pathname)) return null
  const heightPx = url.pathname.includes('/sets/') ? 352 : 166
  return {
    service: 'SoundCloud',
    src: `${SOUNDCLOUD}/player/?url=${encodeURIComponent(page)}`,
    href: page,
    heightPx,
  }
}

function youtube(url: URL, host: string): MusicPlayer | null {
  const [, first = '', second = ''] = url.pathname.split('/')
  const named = host === 'youtu.be' ? first : ['embed', 'shorts', 'live'].includes(first) ? second : ''
  const video = named || (url.searchParams.get('v') ?? '')
  const list = url.searchParams.get('list') ?? ''
  if (YOUTUBE_VIDEO.test(video)) return film(`${YOUTUBE}/embed/${video}`, `watch?v=${video}`)
  if (YOUTUBE_LIST.test(list))
    return film(`${YOUTUBE}/embed/videoseries?list=${list}`, `playlist?list=${list}`)
  return null
}

function film(src: string, page: string): MusicPlayer {
  return { service: 'YouTube', src, href: `https://www.youtube.com/${page}`, heightPx: null }
}

function bandcamp(url: URL): MusicPlayer | null {
  if (!BANDCAMP_PLAYER.test(url.pathname)) return null
  const src = BANDCAMP + url.pathname
  return { service: 'Bandcamp', src, href: src, heightPx: url.pathname.includes('size=small') ? 42 : 352 }
}

function apple({ pathname, searchParams }: URL): MusicPlayer | null {
  const [, kind] = APPLE_PAGE.exec(pathname) ?? []
  if (!kind) return null
  const song = searchParams.get('i')
  const oneSong = kind === 'song' || /^\d+$/.test(song ?? '')
  const page = pathname + (song && oneSong && kind !== 'song' ? `?i=${song}` : '')
  return {
    service: 'Apple Music',
    src: APPLE + page,
    href: `https://music.apple.com${page}`,
    heightPx: oneSong ? 175 : 450,
  }
}

function parse(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
