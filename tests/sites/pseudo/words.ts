import { english, type OwnWords } from '../../../src/site/english.ts'
import { mark } from './mark.ts'

/** Every word that the site has, marked. */
export const words: OwnWords = Object.fromEntries(
  Object.entries(english).map(([group, said]) => [
    group,
    Object.fromEntries(Object.entries(said).map(([name, text]) => [name, mark(text)])),
  ]),
)
