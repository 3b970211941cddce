import type { Track } from '../../../src/site/schema.ts'

/** Music: paste the address of a page of Spotify, YouTube, SoundCloud or Apple Music, or of an audio file. */
export const tracks = [
  {
    url: 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG',
    title: 'Moonlight Sonata',
    artist: 'Ludwig van Beethoven',
  },
  {
    url: 'https://open.spotify.com/track/5u5aVJKjSMJr4zesMPz7bL',
    title: 'Clair de lune',
    artist: 'Claude Debussy',
  },
  {
    url: 'https://open.spotify.com/track/1VNvsvEsUpuUCbHpVop1vo',
    title: 'Nocturne op. 9 no. 2',
    artist: 'Frédéric Chopin',
  },
] as const satisfies readonly Track[]
