import type { Sample } from '../../samples.ts'
import { palettes } from './palettes.ts'

export const sample: Sample = {
  data: {
    version: 1,
    template: '1',
    language: 'en',
    address: '',
    title: 'Ophelia Vane',
    description: 'Ophelia Vane: Songs for the longest night.',
    name: 'Ophelia Vane',
    tagline: 'Songs for the longest night',
    bio: 'I write slow songs about old houses.\n\nBy day I restore pianos.',
    portrait: null,
    sharePicture: null,
    links: [
      {
        id: 'link-1',
        label: 'My newest song',
        url: 'https://songs.example/ophelia',
        note: 'Out at midnight',
      },
      { id: 'link-2', label: 'Commissions', url: 'https://commissions.example/ophelia', note: '' },
      { id: 'link-3', label: 'The crypt shop', url: 'https://shop.example/ophelia', note: 'Prints and pins' },
      { id: 'link-4', label: 'Portfolio', url: 'https://portfolio.example/ophelia', note: '' },
    ],
    socials: [
      { id: 'social-1', network: 'instagram', url: 'https://instagram.example/bloodmoon' },
      { id: 'social-2', network: 'email', url: 'mailto:hello@mail.example' },
    ],
    music: '',
    colours: palettes[0].colours,
    headingFont: 'system',
    bodyFont: 'system',
    cursor: true,
    effects: { on: true, strength: 0.6 },
  },
  pictures: new Map(),
}
