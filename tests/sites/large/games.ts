import type { Game } from '../../../src/site/schema.ts'

/** Pictures of the project's templates, because the owner's content may have no pictures. */
const PICTURES = [
  ...[1, 2, 3, 4, 5, 6].map((number) => `templates/1/preview-${number}.webp`),
  ...[1, 2, 3, 4, 5].map((number) => `templates/2/preview-${number}.webp`),
]
const TITLES = ['وادي الملح', 'تسعة فوانيس شمالًا', 'شفق الزجاج', 'The Long Way Home', 'مدينة بلا أبواب']

/** Five games with eleven pictures each, and one without pictures. */
export const games: readonly Game[] = [
  ...TITLES.map((title, index) => ({
    id: `game-${index + 1}`,
    title,
    summary: 'ساحل غرق ذات ليلة، والجرس الذي ما زال يدق تحته.',
    wallpapers: Array.from({ length: index * 3 }, (_, nth) => ({
      name: `خلفية ${nth + 1}`,
      url: `https://posts.example.com/${index}-${nth}`,
    })),
    images: PICTURES.map((src, nth) => ({ src, alt: `${title}، صورة ${nth + 1}: ميناء في ضوء القمر` })),
  })),
  { id: 'words-alone', title: 'قريبًا' },
]
