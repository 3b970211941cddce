import { editorWords } from '../site/editorWords.ts'

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

const OPTIONS = LANGUAGES.map(([value, name]) => ({ value, name }))

/** The languages that the form offers. @param current the page's language, which is added first if the list lacks it */
export function languageOptions(current: string): readonly { value: string; name: string }[] {
  if (OPTIONS.some(({ value }) => value === current)) return OPTIONS
  return [{ value: current, name: nameFromBrowser(current) }, ...OPTIONS]
}

/** The name of a language in that language. @param tag BCP 47, or '' for no language */
export function languageName(tag: string): string {
  return OPTIONS.find(({ value }) => value === tag)?.name ?? nameFromBrowser(tag)
}

function nameFromBrowser(tag: string): string {
  if (!tag) return editorWords.form.languageUnsaid
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
