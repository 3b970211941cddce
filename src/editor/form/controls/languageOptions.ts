import { editorText } from '../../../site/editorText.ts'

/** BCP 47 tags and names. To compute all names, `Intl.DisplayNames` would take 100 ms on a phone. */
const LANGUAGES = [
  ['id', 'Bahasa Indonesia'],
  ['cs', 'Čeština'],
  ['da', 'Dansk'],
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
  ['hu', 'Magyar'],
  ['nl', 'Nederlands'],
  ['no', 'Norsk'],
  ['pl', 'Polski'],
  ['pt', 'Português'],
  ['ro', 'Română'],
  ['fi', 'Suomi'],
  ['sv', 'Svenska'],
  ['vi', 'Tiếng Việt'],
  ['tr', 'Türkçe'],
  ['el', 'Ελληνικά'],
  ['ru', 'Русский'],
  ['uk', 'Українська'],
  ['he', 'עברית'],
  ['ur', 'اردو'],
  ['ar', 'العربية'],
  ['fa', 'فارسی'],
  ['hi', 'हिन्दी'],
  ['bn', 'বাংলা'],
  ['th', 'ไทย'],
  ['ko', '한국어'],
  ['ja', '日本語'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
] as const

interface LanguageOption {
  /** BCP 47, or '' for no language. */
  readonly value: string
  readonly name: string
}

const OPTIONS: readonly LanguageOption[] = LANGUAGES.map(([value, name]) => ({ value, name }))

/**
 * The languages that the form offers: that of the browser, then all others by name.
 *
 * @param current the page's language, which is added first if the list lacks it
 * @param browserLanguage as `navigator.language`
 */
export function languageOptions(current: string, browserLanguage: string): readonly LanguageOption[] {
  const first = listedLanguage(browserLanguage) ?? optionOf(browserLanguage)
  const options = [first, ...OPTIONS.filter((option) => option !== first)]
  return options.some(({ value }) => value === current) ? options : [optionOf(current), ...options]
}

/** The listed language of a tag, as `en` for `en-US` and `zh-Hant` for `zh-TW`. */
function listedLanguage(tag: string): LanguageOption | undefined {
  const { language, script } = new Intl.Locale(tag).maximize()
  return OPTIONS.find(({ value }) => value === language || value === `${language}-${script}`)
}

/** An option for any tag, with the language's name in that language. */
function optionOf(tag: string): LanguageOption {
  if (!tag) return { value: tag, name: editorText.form.languageUnsaid }
  return { value: tag, name: languageName(tag) }
}

/** The name of a language in that language; the tag if it is malformed. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
