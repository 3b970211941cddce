import { editorWords } from '../site/editorWords.ts'

/** By their own names. Written out, because `Intl` takes a tenth of a second on a phone. */
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

/** The languages of the form, by name. @param present the page's own, which is always included */
export function languageOptions(present: string): readonly { value: string; name: string }[] {
  if (OPTIONS.some(({ value }) => value === present)) return OPTIONS
  return [{ value: present, name: nameOf(present) }, ...OPTIONS]
}

export function languageName(tag: string): string {
  return OPTIONS.find(({ value }) => value === tag)?.name ?? nameOf(tag)
}

function nameOf(tag: string): string {
  if (!tag) return editorWords.form.languageUnsaid
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
