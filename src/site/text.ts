import { words as ownWords } from '#content/words.ts'
import { words as firstWords } from '#first/words.ts'
import english from './english.json' with { type: 'json' }
import { isEnglish } from './site.ts'
import type { OwnWords, Words } from './words.ts'

const ownTexts: OwnWords = ownWords
const firstTexts: OwnWords = isEnglish ? {} : firstWords

/** The owner's texts in a further language. Empty in the first language. */
export const furtherLanguageText: OwnWords = ownTexts === firstWords ? {} : ownTexts

/** The site's texts: the owner's, else the first language's, else English. Placeholders such as `{name}` are for `fill`. */
export const text = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => {
    const group = name as keyof Words
    return [group, { ...texts, ...firstTexts[group], ...ownTexts[group] }]
  }),
) as Words
