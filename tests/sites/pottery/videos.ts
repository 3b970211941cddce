export const videos = [
  { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Uma noite no forno', poster: 'ana.webp' },
]
