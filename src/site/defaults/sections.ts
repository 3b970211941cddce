import type { Section } from '../schema.ts'

export const sections: readonly Section[] = [
  { id: 'socials', emoji: '💬' },
  { id: 'shop', emoji: '🛍️' },
  { id: 'projects', emoji: '✨' },
  { id: 'media', emoji: '🖼️' },
  { id: 'message', emoji: '💌' },
  { id: 'music', emoji: '🎧' },
]
