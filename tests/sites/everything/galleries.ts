import type { OwnGallery } from '../../../src/site/schema.ts'

/** A gallery with a link on every page, and one with a long name. */
export const galleries = [
  {
    path: '/night',
    title: 'ليل',
    summary: 'اثنتا عشرة صورة لاثني عشر مدًا.',
    place: 'menu',
    images: [
      { src: 'templates/3/preview-1.webp', alt: 'ليل، صورة 1' },
      { src: 'anfora.webp', alt: 'ليل، صورة 2' },
    ],
  },
  {
    path: '/the-long-way',
    title: 'The Long Way Home, and everything that was drawn on it',
    sections: [
      {
        id: 'road',
        title: 'الطريق',
        images: [{ src: 'templates/2/preview-2.webp', alt: 'الطريق في ضوء القمر' }],
      },
    ],
  },
] as const satisfies readonly OwnGallery[]
