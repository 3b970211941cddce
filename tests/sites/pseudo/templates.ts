import { mark } from './mark.ts'

/** A card without an editor: the editor speaks English only. */
export const templates = [
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
