import type { OwnWords } from '../../../../../src/site/words.ts'

/** All other texts are the project's own English. */
export const words: OwnWords = {
  page: { footer: '{name}, made at dusk' },
  shop: { heading: 'A page for your own pots' },
}
