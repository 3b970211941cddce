import type { Template } from '../../../src/site/schema.ts'
import { mark } from './mark.ts'

/** Two templates with editors, and an external one. */
export const templates: readonly Template[] = [
  { id: 'red', kit: '1', title: mark('Red'), summary: mark('Under a red moon.') },
  { id: 'soft', kit: '3', title: mark('Soft'), summary: mark('Among clouds.') },
  {
    id: 'mine',
    title: mark('Mine'),
    summary: mark('By hand.'),
    bio: [mark('A page.')],
    image: 'templates/3/preview-2.webp',
    images: [{ src: 'templates/3/preview-3.webp' }],
    editorLink: 'https://editor.example.com/',
    demoLink: 'https://demo.example.com/',
  },
]
