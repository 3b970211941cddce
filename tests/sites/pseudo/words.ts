import english from '../../../src/site/english.json' with { type: 'json' }
import type { OwnWords } from '../../../src/site/words.ts'
import { mark } from './mark.ts'

/** Every word that the site has, marked. */
export const words: OwnWords = Object.fromEntries(
  Object.entries(english).map(([group, said]) => [
    group,
    Object.fromEntries(Object.entries(said).map(([name, text]) => [name, mark(text)])),
  ]),
)
