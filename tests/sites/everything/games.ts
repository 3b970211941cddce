import type { Game } from '../../../src/site/schema.ts'

/** Three games: one with many pictures and wallpapers, one whose pictures have odd shapes and formats, one without. */
export const games = [
  {
    id: 'salt-valley',
    title: 'وادي الملح',
    summary: 'ساحل غرق ذات ليلة، والجرس الذي ما زال يدق تحته.',
    wallpapers: [
      { name: 'خلفية 1', url: 'https://posts.example.com/salt-1' },
      { name: 'خلفية 2', url: 'https://posts.example.com/salt-2' },
    ],
    images: [
      { src: 'templates/1/preview-1.webp', alt: 'قمر أحمر' },
      { src: 'templates/1/preview-2.webp', alt: 'مطر على القمر' },
      { src: 'templates/2/preview-1.webp', alt: 'كتاب يضيء' },
      { src: 'templates/2/preview-2.webp', alt: 'فراشات' },
      { src: 'templates/3/preview-1.webp', alt: 'نجوم وقلوب' },
      { src: 'templates/3/preview-2.webp', alt: 'غيوم المساء' },
    ],
  },
  {
    id: 'nine-lanterns',
    title: 'تسعة فوانيس شمالًا',
    images: [
      { src: 'upright.jpg', alt: 'جبل قائم، التقطه هاتف' },
      { src: 'roda.gif', alt: 'دولاب خزّاف يدور' },
      { src: 'prateleira.webp', alt: 'سبع قطع على رف طويل' },
      { src: 'anfora.webp', alt: 'جرة طويلة' },
      { src: 'azulejo.png', alt: 'بلاطة من بكسلات', pixelArt: true },
      { src: 'tira.png', alt: 'قصة مصورة من خمسة إطارات' },
    ],
  },
  { id: 'words-alone', title: 'قريبًا' },
] as const satisfies readonly Game[]
