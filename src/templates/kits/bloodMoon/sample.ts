import { bytesOf } from '../../dataUrl.ts'
import type { Sample } from '../../samples.ts'
import { linkOf } from '../../siteData.ts'
import { DATA_VERSION } from '../../siteDataSchema.ts'
import palettes from './palettes.json'
import portrait from './portrait.webp?inline'

const PORTRAIT = 'pictures/portrait.webp'

export const sample: Sample = {
  data: {
    version: DATA_VERSION,
    template: '1',
    language: 'en',
    address: '',
    title: 'Ophelia Vane: songs for the longest night',
    description:
      'Ophelia Vane writes slow, dark songs about old houses. Her music, her shop and her commissions.',
    name: 'Ophelia Vane',
    tagline: 'Songs for the longest night',
    bio: 'I write slow songs about old houses and whoever stayed in them.\n\nBy day I tune pianos that nobody plays. By night I answer every letter, eventually.',
    portrait: {
      file: PORTRAIT,
      alt: 'Ophelia Vane in profile, dark before a red moon, stars in her hair',
      width: 400,
      height: 400,
    },
    portraitFit: 'fill',
    sharePicture: null,
    links: [
      {
        id: 'song',
        label: 'My newest song',
        url: 'https://songs.example/ophelia-vane/the-east-wing',
        note: 'The East Wing, out at midnight',
      },
      { id: 'commissions', label: 'Commissions', url: 'https://commissions.example/ophelia-vane', note: '' },
      {
        id: 'shop',
        label: 'The crypt shop',
        url: 'https://shop.example/ophelia-vane',
        note: 'Records, prints and pins',
      },
      { id: 'portfolio', label: 'Portfolio', url: 'https://portfolio.example/ophelia-vane', note: '' },
    ].map(linkOf),
    featured: '',
    socials: [
      { id: 'instagram', network: 'instagram', url: 'https://instagram.example/ophelia.vane' },
      { id: 'tiktok', network: 'tiktok', url: 'https://tiktok.example/ophelia.vane' },
      { id: 'youtube', network: 'youtube', url: 'https://youtube.example/ophelia-vane' },
      { id: 'email', network: 'email', url: 'mailto:ophelia@mail.example' },
    ],
    music: [],
    colours: palettes.redMoon,
    headingFont: 'grenze-gotisch',
    bodyFont: 'grenze',
    pastLooks: [],
    cursor: true,
    effects: { on: true, strength: 0.7 },
  },
  pictures: new Map([[PORTRAIT, bytesOf(portrait)]]),
}
