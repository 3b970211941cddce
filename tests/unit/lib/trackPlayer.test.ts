import { expect, it } from 'vitest'
import { trackPlayer } from '../../../src/lib/trackPlayer.ts'

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
