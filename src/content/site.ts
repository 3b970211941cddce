import type { Site } from '../site/schema.ts'

export const site = {
  url: 'https://moongate.example',
  name: 'Isolde Wren',
  title: 'Isolde Wren, under one moon',
  description:
    'Illustration, games and small websites by Isolde Wren: projects, galleries and three free link-in-bio templates.',
  greeting: 'Hello, I’m Isolde Wren',
  portrait: {
    src: 'portrait.webp',
    alt: 'Isolde Wren in profile, her face edged with moonlight, star pins in her hair',
  },
  bio: [
    'I draw quiet places and build small worlds to walk through after dark: drowned harbours, lantern roads, cities made of ice.',
    'Between games I design websites that feel like somewhere. Stay a while; the sky here is the same one you have outside tonight.',
  ],
  closingLine: 'Good night. The moon has the watch.',
  hiddenLine: 'You stayed until it was dark. Thank you.',
  donationUrl: 'https://donate.example/your-name',
  supportContacts: ['email', 'Twitter', 'TikTok', 'Instagram', 'Discord'],
  sky: { moonPhase: 'tonight' },
} as const satisfies Site
