import { mark } from './mark.ts'

export const games = [
  {
    id: 'sea',
    title: mark('The Sea'),
    summary: mark('It comes back.'),
    wallpapers: [{ name: mark('Waves'), url: 'https://posts.example.com/' }],
    images: ['1', '2'].map((name) => ({ src: `templates/2/preview-${name}.webp`, alt: mark(name) })),
  },
]
