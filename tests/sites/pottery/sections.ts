export const sections = [
  { id: 'projects', emoji: '🏺', name: 'Projetos', title: 'Peças' },
  { id: 'media', emoji: '🖼️' },
  { id: 'socials', emoji: '💬' },
  { id: 'shop', emoji: '🛍️' },
  { id: 'events', emoji: '📅' },
  { id: 'message', emoji: '💌' },
  { id: 'videos', emoji: '🎬' },
  { id: 'music', emoji: '🎧' },
] as const
