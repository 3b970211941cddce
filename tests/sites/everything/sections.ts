import type { Section } from '../../../src/site/schema.ts'

/** The sections of the home page, in another order than the default. */
export const sections: readonly Section[] = [
  { id: 'music', emoji: '🎧' },
  { id: 'projects', emoji: '✨' },
  { id: 'media', emoji: '🖼️', text: 'صور وخلفيات من خمس ألعاب.' },
  { id: 'shop', emoji: '🛍️' },
  { id: 'events', emoji: '📅' },
  { id: 'videos', emoji: '🎬' },
  { id: 'message', emoji: '💌' },
  { id: 'socials', emoji: '💬' },
]
