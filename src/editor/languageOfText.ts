import { textWithoutLists } from '../templates/pageText.ts'
import type { SiteData } from '../templates/siteData.ts'
import { languageOfHan } from './languageOfHan.ts'

type Guess = string | ((text: string, browserLanguages: readonly string[]) => string | null)

/** The letters of a script, their language or a function that guesses it, and the codes (ISO 15924) of scripts with them. */
const LANGUAGE_OF_SCRIPT: readonly (readonly [RegExp, Guess, readonly string[]])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja', ['Jpan']],
  // Japanese text may have only a few kana among its Han letters.
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu, languageOfHan, ['Hans', 'Hant', 'Jpan']],
  [/\p{Script=Hangul}/gu, 'ko', ['Kore']],
  [/\p{Script=Arabic}/gu, 'ar', ['Arab']],
  [/\p{Script=Hebrew}/gu, 'he', ['Hebr']],
  [/\p{Script=Cyrillic}/gu, 'ru', ['Cyrl']],
  [/\p{Script=Greek}/gu, 'el', ['Grek']],
  [/\p{Script=Thai}/gu, 'th', ['Thai']],
  [/\p{Script=Devanagari}/gu, 'hi', ['Deva']],
  [/\p{Script=Bengali}/gu, 'bn', ['Beng']],
]

/** The share of letters that must be in the script. It is low, because names and titles are often in Latin letters. */
const MIN_FRACTION = 0.3
const MIN_LETTERS = 3

/**
 * The language of a text, by its script.
 *
 * @param language the declared language, BCP 47
 * @param browserLanguages as `navigator.languages`; they decide about Han letters if the text does not
 * @returns BCP 47; null if unknown, or if `language` has that script
 */
export function languageOfText(
  text: string,
  language: string,
  browserLanguages: readonly string[],
): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [lettersOfScript, guess, scriptCodes] of LANGUAGE_OF_SCRIPT) {
    const count = text.match(lettersOfScript)?.length ?? 0
    if (count < MIN_LETTERS || count < MIN_FRACTION * letters) continue
    if (scriptCodes.includes(scriptOf(language))) return null
    return typeof guess === 'string' ? guess : guess(text, browserLanguages)
  }
  return null
}

/** The language to offer for a page, by its text outside lists such as the links. BCP 47; null for none. */
export function offeredLanguage(data: SiteData, browserLanguages: readonly string[]): string | null {
  return languageOfText(textWithoutLists(data), data.language, browserLanguages)
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn'
  } catch {
    return 'Latn'
  }
}
