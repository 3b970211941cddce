import type { Track } from '../../../src/site/schema.ts'

/** Music of every supported service. */
export const tracks: readonly Track[] = [
  {
    url: 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG',
    title: 'سوناتا ضوء القمر',
    artist: 'بيتهوفن',
  },
  { url: 'https://open.spotify.com/playlist/37i9dQZF1DX4sWSpwq3LiO', title: 'قائمة الليل' },
  { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'A film', artist: 'Somebody' },
  { url: 'https://soundcloud.com/somebody/a-song', title: 'أغنية' },
  { url: 'https://music.apple.com/us/album/a-record/1440833098', title: 'أسطوانة' },
  { url: 'https://somebody.bandcamp.com/album/a-record', title: 'A record', artist: 'Somebody' },
  { url: 'https://songs.example.com/night.mp3', title: 'ليل' },
]
