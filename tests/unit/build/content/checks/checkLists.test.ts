import { describe, expect, it } from 'vitest'
import { tracksWithoutPlayer, unlistedSections } from '../../../../../src/build/content/checks/checkLists.ts'
import type { SectionRow } from '../../../../../src/sections/section.ts'

const events: SectionRow = {
  id: 'events',
  emoji: '📅',
  order: 1,
  name: 'Dates',
  title: 'Dates',
  list: 'events',
}
const shop: SectionRow = { id: 'shop', emoji: '🛍️', order: 2, name: 'Shop', title: 'Shop' }

describe('a list whose section is not listed', () => {
  it('is named when it has no page of its own', () => {
    expect(unlistedSections((file) => file, [events, shop], [{ id: 'message' }])).toEqual([
      "events.ts: is not shown, because sections.ts does not list its section; add { id: 'events', emoji: '📅' } there, or remove the file.",
    ])
  })

  it('is not named when it has a page of its own, or is empty', () => {
    expect(unlistedSections((file) => file, [{ ...events, isEmpty: true }, shop], [])).toEqual([])
  })
})

it('A list is not named when its section is listed', () => {
  expect(unlistedSections((file) => file, [events], [{ id: 'events' }])).toEqual([])
})

const warningsForTrack = (url: string) => tracksWithoutPlayer('tracks.ts', [{ title: 'Lantern Song', url }])

it.each([
  'https://example.com/lantern',
  '/lantern.txt',
  'https://open.spotify.com/user/mira',
  'https://mira.bandcamp.com/track/lantern',
])('names a track with the services that have a player when %s has none', (url) => {
  expect(warningsForTrack(url)).toEqual([
    `tracks.ts: “Lantern Song” is only a link, because no player is known for ${url}; write the address of a page of Spotify, YouTube, SoundCloud, Apple Music or Vimeo, of a player of Bandcamp (in the code of “Share/Embed” there), or of an audio file.`,
  ])
})

it.each([
  'https://youtu.be/4Tr0otuiQuU',
  'https://bandcamp.com/EmbeddedPlayer/album=1234567890/',
  'https://songs.example.com/lantern.mp3',
  '/lantern.ogg',
])('does not name a track when %s has a player', (url) => {
  expect(warningsForTrack(url)).toEqual([])
})
