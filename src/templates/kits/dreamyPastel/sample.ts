import type { Sample } from '../../samples.ts'
import { palettes } from './palettes.ts'

export const sample: Sample = {
  data: {
    version: 1,
    template: '3',
    language: 'en',
    address: '',
    title: 'Mimi Peach',
    description: 'Mimi Peach: Soft things, made slowly.',
    name: 'Mimi Peach',
    tagline: 'Soft things, made slowly',
    bio: 'I crochet small animals and stream while I do it.',
    portrait: null,
    sharePicture: null,
    links: [
      {
        id: 'link-1',
        label: 'The little shop',
        url: 'https://shop.example/mimi',
        note: 'New bunnies on Sunday',
      },
      { id: 'link-2', label: 'Streams', url: 'https://streams.example/mimi', note: '' },
    ],
    socials: [
      { id: 'social-1', network: 'instagram', url: 'https://instagram.example/dreamypastel' },
      { id: 'social-2', network: 'email', url: 'mailto:hello@mail.example' },
    ],
    music: '',
    colours: palettes[0].colours,
    headingFont: 'fredoka',
    bodyFont: 'zen-maru-gothic',
    cursor: true,
    effects: { on: true, strength: 0.6 },
  },
  pictures: new Map(),
}
