import type { Section } from '../../../src/site/schema.ts'

/** The sections of the home page, in another order than the default. */
export const sections: readonly Section[] = [
  { id: 'events', emoji: '📅' },
  { id: 'projects', emoji: '✨' },
  { id: 'media', emoji: '🖼️', text: 'صور وخلفيات من ثلاث ألعاب.' },
  { id: 'shop', emoji: '🛍️' },
  { id: 'videos', emoji: '🎬' },
  { id: 'music', emoji: '🎧' },
  { id: 'message', emoji: '💌' },
  { id: 'socials', emoji: '💬' },
]
