import { words as ownWords } from '#content/words.ts'
import { words as firstWords } from '#first/words.ts'
import english from './english.json' with { type: 'json' }
import { isEnglish } from './site.ts'
import type { OwnWords, Words } from './words.ts'

const ownTexts: OwnWords = ownWords
const firstTexts: OwnWords = isEnglish ? {} : firstWords

/** The owner's texts of a further language. They are empty in the first one. */
export const furtherText: OwnWords = ownTexts === firstTexts ? {} : ownTexts

/** The site's texts: the owner's, else the first language's, else English. `fill` replaces placeholders such as `{name}`. */
export const text = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => {
    const group = name as keyof Words
    return [group, { ...texts, ...firstTexts[group], ...ownTexts[group] }]
  }),
) as Words
