import type { Project } from '../../../src/site/schema.ts'

export const projects = [
  {
    id: 'tide-almanac',
    name: 'Tide Almanac',
    summary: 'A tiny calendar that tells you when the sea comes back.',
    url: 'https://projects.example/tide-almanac',
  },
  {
    id: 'moth-radio',
    name: 'Moth Radio',
    summary: 'Soft noise for late hours, mixed by where the moon stands.',
    url: 'https://projects.example/moth-radio',
  },
  {
    id: 'paper-observatory',
    name: 'Paper Observatory',
    summary: 'Fold-it-yourself star charts for any town and any night.',
    url: 'https://projects.example/paper-observatory',
  },
  {
    id: 'letters-to-no-one',
    name: 'Letters to No One',
    summary: 'A postbox on the web. Write, seal, let it drift.',
    url: 'https://projects.example/letters-to-no-one',
  },
  {
    id: 'night-garden',
    name: 'Night Garden',
    summary: 'Flowers that open only after your own sunset.',
    url: 'https://projects.example/night-garden',
  },
  {
    id: 'lantern-type',
    name: 'Lantern Type',
    summary: 'A display alphabet cut like light through tin.',
    url: 'https://projects.example/lantern-type',
  },
] as const satisfies readonly Project[]
