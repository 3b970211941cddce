/** The home page's sections in order: their anchors, their links in the navbar. */
export const sections = [
  { id: 'socials', name: 'Socials', emoji: '💬' },
  { id: 'shop', name: 'Shop', emoji: '🛍️' },
  { id: 'projects', name: 'Projects', emoji: '✨' },
  { id: 'media', name: 'Media', emoji: '🖼️' },
  { id: 'message', name: 'Message', emoji: '💌' },
  { id: 'music', name: 'Music', emoji: '🎧' },
] as const

export type SectionId = (typeof sections)[number]['id']
