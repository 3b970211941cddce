import type { OwnGallery } from '../../../src/site/schema.ts'

const PICTURES = [1, 2, 3, 4].map((nth) => `templates/3/preview-${nth}.webp`)

/** Four galleries, which need more than one row of the home page. One has a long name. */
export const galleries: readonly OwnGallery[] = [
  ...['ليل', 'بحر', 'ثلج'].map((title, index) => ({
    path: `/gallery-${index + 1}`,
    title,
    images: PICTURES.map((src, nth) => ({ src, alt: `${title}، صورة ${nth + 1}` })),
  })),
  {
    path: '/the-long-way',
    title: 'The Long Way Home, and everything that was drawn on it',
    summary: 'رسوم من طريق طويل.',
    sections: [
      { id: 'road', title: 'الطريق', images: PICTURES.map((src) => ({ src, alt: 'الطريق في ضوء القمر' })) },
    ],
  },
]
