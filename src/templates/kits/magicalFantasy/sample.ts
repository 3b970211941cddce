import type { Sample } from '../../samples.ts'
import { palettes } from './palettes.ts'

export const sample: Sample = {
  data: {
    version: 1,
    template: '2',
    language: 'en',
    address: '',
    title: 'Rowan Ashgrove',
    description: 'Rowan Ashgrove: Stories from the edge of the map.',
    name: 'Rowan Ashgrove',
    tagline: 'Stories from the edge of the map',
    bio: 'I draw maps and tell what happened there.',
    portrait: null,
    sharePicture: null,
    links: [
      { id: 'link-1', label: 'Read the first chapter', url: 'https://books.example/rowan', note: 'Free' },
      { id: 'link-2', label: 'The atlas', url: 'https://atlas.example/rowan', note: '' },
    ],
    socials: [
      { id: 'social-1', network: 'instagram', url: 'https://instagram.example/magicalfantasy' },
      { id: 'social-2', network: 'email', url: 'mailto:hello@mail.example' },
    ],
    music: '',
    colours: palettes[0].colours,
    headingFont: 'cinzel-decorative',
    bodyFont: 'rosarivo',
    cursor: true,
    effects: { on: true, strength: 0.6 },
  },
  pictures: new Map(),
}
