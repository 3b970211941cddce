import { expect, it } from 'vitest'
import { pastedTitle } from '../../src/editor/form/lists/pastedTitle.ts'

it.each([
  [
    'Spotify’s code',
    '<iframe title="Spotify Embed: The East Wing &amp; more" src="https://open.spotify.com/embed/track/3DNRdudZ2SstnDCVKFdXxG"></iframe>',
    'The East Wing & more',
  ],
  [
    'Vimeo’s code',
    `<div><iframe src="https://player.vimeo.com/video/76979871" title='A "long" night'></iframe></div>`,
    'A "long" night',
  ],
  [
    'Bandcamp’s code',
    '<iframe style="border: 0" src="https://bandcamp.com/EmbeddedPlayer/album=1/size=large/" seamless><a href="https://ada.bandcamp.com/album/low-water">Low Water by Ada</a></iframe>',
    'Low Water by Ada',
  ],
  [
    'SoundCloud’s code',
    '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1"></iframe><div><a href="https://soundcloud.com/ada" title="Ada">Ada</a> · <a href="https://soundcloud.com/ada/tide">Tide</a></div>',
    'Tide',
  ],
  ['SoundCloud’s address', 'https://soundcloud.com/ada/the-east-wing?si=1', 'The east wing'],
  ['a set at SoundCloud', 'https://soundcloud.com/ada/sets/low-water', 'Low water'],
  ['Apple Music’s address', 'https://music.apple.com/us/album/a-record/1440650428', 'A record'],
  ['Apple Music’s address without one', 'https://music.apple.com/us/album/1440650428', ''],
])('finds the title in %s', (_, pasted, title) => {
  expect(pastedTitle(pasted)).toBe(title)
})

it.each([
  [
    'YouTube’s code, which has the same title for every film',
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="YouTube video player"></iframe>',
  ],
  ['an address without words', 'https://vimeo.com/76979871'],
  ['code that is cut off', '<iframe'],
  ['an empty text', ''],
])('finds no title in %s', (_, pasted) => {
  expect(pastedTitle(pasted)).toBe('')
})
