export const sections = [
  { id: 'projects', emoji: '🏺', name: 'Projects', title: 'Pieces' },
  { id: 'media', emoji: '🖼️', text: 'Photographs of the pieces.' },
  { id: 'socials', emoji: '💬' },
  { id: 'shop', emoji: '🛍️' },
  { id: 'events', emoji: '📅' },
  { id: 'message', emoji: '💌' },
  { id: 'videos', emoji: '🎬' },
  { id: 'music', emoji: '🎧' },
] as const
