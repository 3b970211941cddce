import type { OwnWords } from '../../../src/site/words.ts'

/** These texts replace texts of `src/site/english.json`. */
export const words = {
  media: { lead: 'Places from three games, and wallpapers to take home.' },
  shop: {
    description:
      'Three free, customizable link-in-bio websites: edit one in the browser, export a ZIP, publish it.',
  },
} as const satisfies OwnWords
