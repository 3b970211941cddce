import type { Game } from './schema.ts'

export const games = [
  {
    id: 'saltmere-hollow',
    title: 'Saltmere Hollow',
    summary: 'A coast that drowned one night, and the bell that still rings below it.',
    wallpapers: [
      { id: 'harbour', name: 'The Harbour, Late', url: 'https://posts.example/saltmere-harbour' },
      { id: 'lighthouse', name: 'Last Light', url: 'https://posts.example/saltmere-lighthouse' },
      { id: 'belltower', name: 'The Drowned Bell', url: 'https://posts.example/saltmere-belltower' },
      { id: 'tideflats', name: 'Low Water', url: 'https://posts.example/saltmere-tideflats' },
      { id: 'storm', name: 'What the Sea Keeps', url: 'https://posts.example/saltmere-storm' },
      { id: 'cove', name: 'The Glowing Cove', url: 'https://posts.example/saltmere-cove' },
    ],
    images: [
      { src: 'saltmere-hollow/harbour', alt: 'A moonlit harbour, lamps in the windows doubled by the water' },
      { src: 'saltmere-hollow/lighthouse', alt: 'A lighthouse on a cliff, its beam crossing the mist' },
      { src: 'saltmere-hollow/belltower', alt: 'A bell tower rising alone out of a still, drowned sea' },
      { src: 'saltmere-hollow/tideflats', alt: 'Tide pools holding the sky, houses on stilts far behind' },
      { src: 'saltmere-hollow/wrecks', alt: 'Masts and ribs of old ships standing in fog' },
      { src: 'saltmere-hollow/storm', alt: 'Great waves under torn clouds and a breaking moon' },
      { src: 'saltmere-hollow/cove', alt: 'A cove between sea arches, its water softly glowing' },
    ],
  },
  {
    id: 'nine-lanterns-north',
    title: 'Nine Lanterns North',
    summary: 'Walk the snow road to the monastery before the ninth light goes out.',
    wallpapers: [],
    images: [
      {
        src: 'nine-lanterns-north/pass',
        alt: 'A snowy mountain pass, nine lanterns leading up to a monastery',
      },
    ],
  },
  {
    id: 'the-glass-aurora',
    title: 'The Glass Aurora',
    summary: 'A city that only exists while the sky is lit.',
    wallpapers: [],
    images: [
      { src: 'the-glass-aurora/city', alt: 'A city of spires beneath curtains of aurora' },
      { src: 'the-glass-aurora/forest', alt: 'A forest of frosted glass trees in aurora light' },
      { src: 'the-glass-aurora/observatory', alt: 'A domed observatory on an ice shelf under turning stars' },
    ],
  },
] as const satisfies readonly Game[]
