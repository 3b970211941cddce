import { mark } from './mark.ts'

export const tracks = [
  { url: 'https://songs.example.com/night.mp3', title: mark('Night'), artist: mark('Ada') },
  { url: 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG', title: mark('Moonlight') },
]
