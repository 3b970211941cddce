import { textWithoutLists } from '../templates/pageText.ts'
import type { SiteData } from '../templates/siteData.ts'

/** For each script: its most common language, and its codes (ISO 15924). Kana is before Han: Japanese uses both. */
const LANGUAGE_OF_SCRIPT = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja', ['Jpan']],
  [/\p{Script=Han}/gu, 'zh-Hans', ['Hans', 'Hant', 'Jpan']],
  [/\p{Script=Hangul}/gu, 'ko', ['Kore']],
  [/\p{Script=Arabic}/gu, 'ar', ['Arab']],
  [/\p{Script=Hebrew}/gu, 'he', ['Hebr']],
  [/\p{Script=Cyrillic}/gu, 'ru', ['Cyrl']],
  [/\p{Script=Greek}/gu, 'el', ['Grek']],
  [/\p{Script=Thai}/gu, 'th', ['Thai']],
  [/\p{Script=Devanagari}/gu, 'hi', ['Deva']],
  [/\p{Script=Bengali}/gu, 'bn', ['Beng']],
] as const

/** The share of letters that must be in the script. It is low, because only a part of Japanese text is kana. */
const MIN_FRACTION = 0.3
const MIN_LETTERS = 3

/** The language of a text, by its script. @returns BCP 47; null if unknown, or if `language` has that script */
export function languageOfText(text: string, language: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, guess, scripts] of LANGUAGE_OF_SCRIPT) {
    const count = text.match(script)?.length ?? 0
    if (count < MIN_LETTERS || count < MIN_FRACTION * letters) continue
    return (scripts as readonly string[]).includes(scriptOf(language)) ? null : guess
  }
  return null
}

/** The language to offer for a page, BCP 47; null if its text, without the lists, is in the script of its language. */
export function offeredLanguage(data: SiteData): string | null {
  return languageOfText(textWithoutLists(data), data.language)
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn'
  } catch {
    return 'Latn'
  }
}
