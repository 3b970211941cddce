import { describe, expect, it } from 'vitest'
import { trackWarnings } from '../../../src/build/checkTracks.ts'

const warningsFor = (url: string) => trackWarnings('tracks.ts', [{ title: 'Lantern Song', url }])

describe('a track', () => {
  it.each(['https://example.com/lantern', '/lantern.txt', 'https://open.spotify.com/user/mira'])(
    'gets a warning that lists the supported services when %s has no player',
    (url) => {
      expect(warningsFor(url)).toEqual([
        `tracks.ts: “Lantern Song” is only a link, because no player is known for ${url}; write the address of a page of Spotify, YouTube, SoundCloud, Apple Music or Vimeo, of a player of Bandcamp, or of an audio file.`,
      ])
    },
  )

  it('gets a warning with the place of its player when it is a page of Bandcamp', () => {
    expect(warningsFor('https://mira.bandcamp.com/track/lantern')).toEqual([
      expect.stringMatching(/^tracks\.ts: “Lantern Song” is only a link, .* “Share\/Embed” there/),
    ])
  })

  it.each([
    'https://youtu.be/4Tr0otuiQuU',
    'https://bandcamp.com/EmbeddedPlayer/album=1234567890/',
    'https://songs.example.com/lantern.mp3',
    '/lantern.ogg',
  ])('gets no warning when %s has a player', (url) => {
    expect(warningsFor(url)).toEqual([])
  })
})
