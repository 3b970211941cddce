import { expect, it } from 'vitest'
import { playerOrigins } from '../../../src/addresses/playerOrigins.ts'
import { embeddedAddress, embeddedPlayer } from '../../../src/addresses/players.ts'
import { trackPlayer } from '../../../src/addresses/trackPlayer.ts'

it('plays a track with its service’s player, with the browser’s player, or links to it', () => {
  expect(trackPlayer('https://music.apple.com/us/album/a-record/1440833098?i=1440833125')).toMatchObject({
    kind: 'frame',
    service: 'Apple Music',
    src: 'https://embed.music.apple.com/us/album/a-record/1440833098?i=1440833125',
  })
  expect(trackPlayer('https://youtu.be/dQw4w9WgXcQ')).toMatchObject({ kind: 'frame', heightPx: null })
  for (const url of ['/night.mp3', '/night.mp3?v=2#t=9', 'https://songs.example/night.OGG?x=1'])
    expect(trackPlayer(url)).toMatchObject({ kind: 'audio', src: url })
  expect(trackPlayer('https://somebody.bandcamp.com/album/a-record')).toMatchObject({ kind: 'page' })
})

it('plays the file behind a link that Dropbox gives to share it', () => {
  const link = 'https://www.dropbox.com/scl/fi/a1b2c3/night.mp3?rlkey=d4e5f6&dl=0'
  expect(trackPlayer(link)).toMatchObject({
    kind: 'audio',
    src: 'https://www.dropbox.com/scl/fi/a1b2c3/night.mp3?rlkey=d4e5f6&raw=1',
    href: link,
  })
  expect(trackPlayer('https://www.dropbox.com/s/a1b2c3/notes.pdf?dl=0')).toMatchObject({ kind: 'page' })
})

it('allows Dropbox’s hosts for files too, because its links lead there', () => {
  const players = [trackPlayer('https://dropbox.com/s/a1b2c3/night.mp3?dl=0')]
  expect(playerOrigins(players).media).toEqual([
    'https://www.dropbox.com',
    'https://*.dropboxusercontent.com',
  ])
})

it('starts the page of a film at the same time as its player', () => {
  expect(embeddedPlayer('https://youtu.be/dQw4w9WgXcQ?t=90')?.href).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
  )
})

it('reads the address from a service’s embed code', () => {
  const code =
    '<iframe style="border: 0" src="https://bandcamp.com/EmbeddedPlayer/album=1/size=large/?a=1&amp;b=2" seamless><a href="https://x.example">x</a></iframe>'
  expect(embeddedAddress(code)).toBe('https://bandcamp.com/EmbeddedPlayer/album=1/size=large/?a=1&b=2')
  expect(embeddedAddress(' https://youtu.be/dQw4w9WgXcQ ')).toBe('https://youtu.be/dQw4w9WgXcQ')
})
