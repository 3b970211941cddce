import { expect, it } from 'vitest'
import { musicPlayer, PLAYER_ORIGINS } from '../../../src/lib/musicPlayer.ts'

const PLAYED: Readonly<Record<string, string>> = {
  'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG?si=abc':
    'https://open.spotify.com/embed/track/3DNRdudZ2SstnDCVKFdXxG',
  'https://open.spotify.com/intl-de/album/3DNRdudZ2SstnDCVKFdXxG':
    'https://open.spotify.com/embed/album/3DNRdudZ2SstnDCVKFdXxG',
  'https://soundcloud.com/somebody/a-song':
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fa-song',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://music.youtube.com/playlist?list=PL1234567890abcdef':
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890abcdef',
  'https://bandcamp.com/EmbeddedPlayer/album=123/size=large/tracklist=false/':
    'https://bandcamp.com/EmbeddedPlayer/album=123/size=large/tracklist=false/',
}

for (const [page, src] of Object.entries(PLAYED))
  it(`The music of ${page} is played`, () => {
    const player = musicPlayer(page)
    expect(player?.src).toBe(src)
    expect(PLAYER_ORIGINS).toContain(new URL(src).origin)
    expect(new URL(player?.href ?? '').protocol).toBe('https:')
  })

it('Nothing else is embedded', () => {
  for (const page of [
    '',
    'music',
    'http://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG',
    'https://open.spotify.com.evil.example/track/3DNRdudZ2SstnDCVKFdXxG',
    'https://open.spotify.com/user/somebody',
    'https://somebody.bandcamp.com/album/a-record',
    'https://bandcamp.com/EmbeddedPlayer/"><script>',
    'https://www.youtube.com/watch?v="><script>',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
  ])
    expect(musicPlayer(page), page).toBe(null)
})
