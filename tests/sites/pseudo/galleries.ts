import { mark } from './mark.ts'

export const galleries = [
  {
    path: '/quays',
    title: mark('Quays'),
    sections: [
      {
        id: 'night',
        title: mark('Night'),
        images: [{ src: 'templates/1/preview-1.webp', alt: mark('A quay') }],
      },
    ],
  },
]
