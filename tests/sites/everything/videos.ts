import type { Video } from '../../../src/site/schema.ts'

/** Films of two services, and one in a file. */
export const videos: readonly Video[] = [
  {
    url: 'https://www.youtube.com/watch?v=4Tr0otuiQuU',
    title: 'فيلم عن المد والجزر، وعن القمر الذي يجرّه خلفه كل ليلة',
    poster: 'templates/1/preview-1.webp',
  },
  { url: 'https://vimeo.com/76979871', title: 'A film without a poster' },
  { url: 'https://films.example.com/tide.mp4', title: 'مدّ', poster: 'templates/3/preview-1.webp' },
]
