import type { Section } from '../../../src/site/schema.ts'

/** The sections of the home page in order. A section without content is not shown. */
export const sections = [
  { id: 'socials', name: 'Socials', emoji: '💬', title: 'Find me' },
  {
    id: 'shop',
    name: 'Shop',
    emoji: '🛍️',
    title: 'Template shop',
    text: 'Three link-in-bio websites, free to take: edit one in your browser, export it, publish it.',
  },
  { id: 'projects', name: 'Projects', emoji: '✨', title: 'Projects' },
  {
    id: 'media',
    name: 'Media',
    emoji: '🖼️',
    title: 'Media',
    text: 'Galleries and wallpapers from three games: a drowned coast, a lantern road, a city under glass.',
  },
  { id: 'message', name: 'Message', emoji: '💌', title: 'Send a message' },
  { id: 'music', name: 'Music', emoji: '🎧', title: 'Music for the night' },
] as const satisfies readonly Section[]
