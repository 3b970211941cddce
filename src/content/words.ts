import type { OwnWords } from '../site/words.ts'

/** Words of the site in the owner's own: all that may be replaced is in `src/site/english.json`. */
export const words = {
  media: { lead: 'Places from three games, and wallpapers to take home.' },
  shop: {
    description:
      'Three free, customizable link-in-bio websites: edit one in the browser, export a ZIP, publish it.',
  },
} as const satisfies OwnWords
