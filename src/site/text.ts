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
 * The site's texts: from the owner's `words.ts`, else from the first language, else in English. `fill` replaces `{name}`
 * by a value.
 */
export const text = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => {
    const group = name as keyof Words
    return [group, { ...texts, ...firstText[group], ...ownText[group] }]
  }),
) as Words
