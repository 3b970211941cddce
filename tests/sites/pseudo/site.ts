import type { Site } from '../../../src/site/schema.ts'
import { mark } from './mark.ts'

export const site: Site = {
  url: 'https://pseudo.example.com',
  language: 'en-XA',
  name: mark('Ada'),
  title: mark('Ada’s nights'),
  description: mark('Drawings of the sky.'),
  greeting: mark('Hello'),
  portrait: { src: 'templates/3/preview-1.webp', alt: mark('Ada before a moon') },
  bio: [mark('I draw quiet places.')],
  donationUrl: 'https://donate.example.com',
  supportContacts: [mark('email'), mark('letters')],
}
