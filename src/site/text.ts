import { words as writtenText } from '#content/words.ts'
import { words as firstLanguageText } from '#first/words.ts'
import english from './english.json' with { type: 'json' }
import { isEnglish } from './site.ts'
import type { OwnWords, Words } from './words.ts'

const ownText: OwnWords = writtenText
const firstText: OwnWords = isEnglish ? {} : firstLanguageText

/** The owner's texts of a further language. They are empty in the first one. */
export const furtherText: OwnWords = ownText === firstText ? {} : ownText

/**
 * The site's texts. A text that the owner's `words.ts` lacks is that of the first language, else English. `{name}` is a
 * placeholder, which `fill` replaces by a value.
 */
export const text = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => {
    const group = name as keyof Words
    return [group, { ...texts, ...firstText[group], ...ownText[group] }]
  }),
) as Words
