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
    template: '3',
    language: 'en',
    address: '',
    title: 'Mimi Cloud',
    description: 'Sleepy drawings, nap streams and a small shop of stickers.',
    name: 'Mimi Cloud',
    tagline: 'naps, doodles & lullabies',
    bio: 'I draw sleepy things and hum while I do it. Come nap with us on Tuesdays and Sundays; the kettle is on from seven.',
    portrait: {
      file: PORTRAIT,
      alt: 'Mimi Cloud, drawn: fluffy pink hair with a star in it, eyes closed, a mint jumper with a heart',
      width: 400,
      height: 400,
    },
    portraitFit: 'fill',
    sharePicture: null,
    links: [
      {
        id: 'song',
        label: 'My newest lullaby',
        url: 'https://songs.example/mimi-cloud',
        note: 'Half Past Dream',
      },
      {
        id: 'stream',
        label: 'Nap streams',
        url: 'https://streams.example/mimi-cloud',
        note: 'Tuesdays and Sundays',
      },
      { id: 'shop', label: 'Sticker shop', url: 'https://shop.example/mimi-cloud', note: '' },
      {
        id: 'commissions',
        label: 'Commissions',
        url: 'https://commissions.example/mimi-cloud',
        note: 'Two places left',
      },
      { id: 'portfolio', label: 'All my doodles', url: 'https://portfolio.example/mimi-cloud', note: '' },
    ].map(linkOf),
    featured: '',
    socials: [
      { id: 'youtube', network: 'youtube', url: 'https://youtube.example/mimi-cloud' },
      { id: 'twitch', network: 'twitch', url: 'https://twitch.example/mimi-cloud' },
      { id: 'email', network: 'email', url: 'mailto:mimi@mail.example' },
    ],
    music: [],
    colours: palettes.cottonCandy,
    headingFont: 'fredoka',
    bodyFont: 'zen-maru-gothic',
    pastLooks: [],
    cursor: true,
    effects: { on: true, strength: 0.7 },
  },
  pictures: new Map([[PORTRAIT, bytesOf(portrait)]]),
}
