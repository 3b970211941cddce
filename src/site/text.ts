import { words as ownWords } from '#content/words.ts'
import { words as defaultLanguageWords } from '#defaultLanguage/words.ts'
import english from './english.json' with { type: 'json' }
import { isEnglish } from './site.ts'
import type { OwnWords, Words } from './words.ts'

const ownTexts: OwnWords = ownWords
/**
 * The default language's texts, for those that an additional language lacks. Empty if the language of this build is English,
 * because `english.json` then fills the gaps.
 */
const defaultLanguageTexts: OwnWords = isEnglish ? {} : defaultLanguageWords

/** The owner's texts in an additional language. Empty in the default language, where both imports are the same object. */
export const additionalLanguageText: OwnWords = ownTexts === defaultLanguageWords ? {} : ownTexts

/** The site's texts: the owner's, else `defaultLanguageTexts`, else English. `fill` replaces placeholders like `{name}`. */
export const text = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => {
    const group = name as keyof Words
    return [group, { ...texts, ...defaultLanguageTexts[group], ...ownTexts[group] }]
  }),
) as Words
