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
    template: '2',
    language: 'en',
    address: '',
    title: 'Rowan Thistle',
    description: 'Tales for after lights out, and games for new players.',
    name: 'Rowan Thistle',
    tagline: 'Teller of small, bright tales',
    bio: 'I write stories to be told under tables after lights out, and I run games for people who have never rolled a die.',
    portrait: {
      file: PORTRAIT,
      alt: 'Rowan Thistle in a violet hood, lit by an open book',
      width: 400,
      height: 400,
    },
    portraitFit: 'fill',
    sharePicture: null,
    links: [
      {
        id: 'tale',
        label: 'Read the new tale',
        url: 'https://tales.example/the-lamplighters-apprentice',
        note: 'The Lamplighter’s Apprentice',
      },
      {
        id: 'table',
        label: 'Join the Thursday table',
        url: 'https://games.example/rowan-thistle',
        note: 'Two seats for new players',
      },
      {
        id: 'shop',
        label: 'The wonder shop',
        url: 'https://shop.example/rowan-thistle',
        note: 'Maps, dice bags, pressed ferns',
      },
      {
        id: 'post',
        label: 'A tale a month, by post',
        url: 'https://letters.example/rowan-thistle',
        note: '',
      },
      {
        id: 'commissions',
        label: 'Commission a hero',
        url: 'https://commissions.example/rowan-thistle',
        note: '',
      },
    ].map(linkOf),
    featured: '',
    socials: [
      { id: 'youtube', network: 'youtube', url: 'https://youtube.example/rowan-thistle' },
      { id: 'bluesky', network: 'bluesky', url: 'https://bluesky.example/rowan-thistle' },
      { id: 'email', network: 'email', url: 'mailto:rowan@mail.example' },
    ],
    music: [],
    colours: palettes.violetHour,
    headingFont: 'cinzel-decorative',
    bodyFont: 'spectral',
    pastLooks: [],
    cursor: true,
    effects: { on: true, strength: 0.7 },
  },
  pictures: new Map([[PORTRAIT, bytesOf(portrait)]]),
}
