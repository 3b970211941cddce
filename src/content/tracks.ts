import type { Track } from '../site/schema.ts'

export const tracks = [
  { id: '3DNRdudZ2SstnDCVKFdXxG', title: 'Moonlight Sonata', composer: 'Ludwig van Beethoven' },
  { id: '5u5aVJKjSMJr4zesMPz7bL', title: 'Clair de lune', composer: 'Claude Debussy' },
  { id: '1VNvsvEsUpuUCbHpVop1vo', title: 'Nocturne op. 9 no. 2', composer: 'Frédéric Chopin' },
] as const satisfies readonly Track[]
