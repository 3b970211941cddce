import { expect, it } from 'vitest'
import {
  embeddedAddress,
  embeddedPlayer,
  isShortLink,
  PLAYER_ORIGINS,
} from '../../../src/lib/embeddedPlayer.ts'

/** The frame's address for each address of a page or a player. */
const FRAMES: Readonly<Record<string, string>> = {
  'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG?si=abc':
    'https://open.spotify.com/embed/track/3DNRdudZ2SstnDCVKFdXxG',
  'https://open.spotify.com/intl-de/album/3DNRdudZ2SstnDCVKFdXxG':
    'https://open.spotify.com/embed/album/3DNRdudZ2SstnDCVKFdXxG',
  'https://soundcloud.com/somebody/a-song':
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fa-song',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90':
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  'https://youtu.be/dQw4w9WgXcQ?si=abc&t=1m30s':
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?start=90':
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s':
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3723',
  'https://youtu.be/dQw4w9WgXcQ?t=soon': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://music.youtube.com/playlist?list=PL1234567890abcdef':
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890abcdef',
  'https://www.youtube.com/embed/videoseries?list=PL1234567890abcdef':
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890abcdef',
  'https://bandcamp.com/EmbeddedPlayer/album=123/size=large/tracklist=false/':
    'https://bandcamp.com/EmbeddedPlayer/album=123/size=large/tracklist=false/',
  'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123&color=%23ff5500':
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F123',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://music.apple.com/us/album/a-record/1440650428?i=1440650711':
    'https://embed.music.apple.com/us/album/a-record/1440650428?i=1440650711',
  'https://music.apple.com/de/album/1440857781?l=en-GB': 'https://embed.music.apple.com/de/album/1440857781',
  'https://music.apple.com/de/album/1440857781?i=1440857907':
    'https://embed.music.apple.com/de/album/1440857781?i=1440857907',
  'https://embed.music.apple.com/de/playlist/songs/pl.f4d106fed2bd41149aaacabb233eb5eb':
    'https://embed.music.apple.com/de/playlist/songs/pl.f4d106fed2bd41149aaacabb233eb5eb',
  'open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG':
    'https://open.spotify.com/embed/track/3DNRdudZ2SstnDCVKFdXxG',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks/76979871': 'https://player.vimeo.com/video/76979871?dnt=1',
  'https://vimeo.com/groups/films/videos/76979871': 'https://player.vimeo.com/video/76979871?dnt=1',
  'https://vimeo.com/showcase/1234567/video/76979871': 'https://player.vimeo.com/video/76979871?dnt=1',
  'https://vimeo.com/76979871': 'https://player.vimeo.com/video/76979871?dnt=1',
  'https://vimeo.com/76979871#t=1m30s': 'https://player.vimeo.com/video/76979871?dnt=1#t=90s',
  'https://player.vimeo.com/video/76979871?h=8272103f6e':
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
}

for (const [page, src] of Object.entries(FRAMES))
  it(`A frame plays ${page}`, () => {
    const player = embeddedPlayer(page)
    expect(player?.src).toBe(src)
    expect(PLAYER_ORIGINS).toContain(new URL(src).origin)
    expect(new URL(player?.href ?? '').protocol).toBe('https:')
  })

it('starts the page of a film at the same time as its player', () => {
  expect(embeddedPlayer('https://youtu.be/dQw4w9WgXcQ?t=90')?.href).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
  )
})

it('embeds no other address', () => {
  for (const page of [
    '',
    'music',
    'https://spotify.link/abc',
    'https://vimeo.com/showcase/1234567',
    'https://open.spotify.com.evil.example/track/3DNRdudZ2SstnDCVKFdXxG',
    'https://open.spotify.com/user/somebody',
    'https://somebody.bandcamp.com/album/a-record',
    'https://bandcamp.com/EmbeddedPlayer/"><script>',
    'https://www.youtube.com/watch?v="><script>',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://w.soundcloud.com/player/?url=https://evil.example/',
    'https://www.youtube.com/embed/live_stream?channel=UC1234567890abcdef',
    'https://vimeo.com/about',
    'https://music.apple.com/us/browse',
    'https://music.apple.com/us/album/a-record',
    'javascript:alert(1)',
  ])
    expect(embeddedPlayer(page), page).toBe(null)
})

it('finds short links, which name no player', () => {
  expect(isShortLink('https://spotify.link/abc')).toBe(true)
  expect(isShortLink('on.soundcloud.com/abc')).toBe(true)
  expect(isShortLink('https://soundcloud.com/somebody/a-song')).toBe(false)
  expect(isShortLink('')).toBe(false)
})

it('reads the address from a service’s embed code', () => {
  const code =
    '<iframe style="border: 0" src="https://bandcamp.com/EmbeddedPlayer/album=1/size=large/?a=1&amp;b=2" seamless><a href="https://x.example">x</a></iframe>'
  expect(embeddedAddress(code)).toBe('https://bandcamp.com/EmbeddedPlayer/album=1/size=large/?a=1&b=2')
  expect(embeddedAddress(' https://youtu.be/dQw4w9WgXcQ ')).toBe('https://youtu.be/dQw4w9WgXcQ')
})
