import { words as ownWords } from '#content/words.ts'
import english from './english.json' with { type: 'json' }
import type { OwnWords, Words } from './words.ts'

const ownTexts: OwnWords = ownWords

/** The site's texts: the owner's, else English. `fill` replaces placeholders like `{name}`. */
export const text = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => [name, { ...texts, ...ownTexts[name as keyof Words] }]),
) as Words
