import type { Game } from '../../../src/site/schema.ts'

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
      {
        src: 'saltmere-hollow/harbour.webp',
        alt: 'A moonlit harbour town, its lamps trembling in the water behind moored boats',
      },
      {
        src: 'saltmere-hollow/lighthouse.webp',
        alt: 'A lighthouse sweeping its beam over misty cliffs and a moonlit sea',
      },
      {
        src: 'saltmere-hollow/belltower.webp',
        alt: 'A drowned bell tower before a huge rose moon, mirrored in still water',
      },
      {
        src: 'saltmere-hollow/tideflats.webp',
        alt: 'Stilt houses and a heron on tide pools beneath the Milky Way',
      },
      { src: 'saltmere-hollow/wrecks.webp', alt: 'A rower with a lantern among wrecks in moonlit fog' },
      { src: 'saltmere-hollow/storm.webp', alt: 'A small brig climbing storm waves under torn clouds' },
      { src: 'saltmere-hollow/cove.webp', alt: 'A sea cave opening on glowing teal water and rock arches' },
    ],
  },
  {
    id: 'nine-lanterns-north',
    title: 'Nine Lanterns North',
    summary: 'Walk the snow road to the monastery before the ninth light goes out.',
    wallpapers: [],
    images: [
      {
        src: 'nine-lanterns-north/pass.webp',
        alt: 'Nine lanterns leading through snow to a mountain monastery',
      },
    ],
  },
  {
    id: 'the-glass-aurora',
    title: 'The Glass Aurora',
    summary: 'A city that only exists while the sky is lit.',
    wallpapers: [],
    images: [
      { src: 'the-glass-aurora/city.webp', alt: 'Glass spires on ice beneath a teal and rose aurora' },
      { src: 'the-glass-aurora/forest.webp', alt: 'A hooded walker with a lantern among frosted birches' },
      {
        src: 'the-glass-aurora/observatory.webp',
        alt: 'A domed observatory on an ice shelf under star trails',
      },
    ],
  },
] as const satisfies readonly Game[]
