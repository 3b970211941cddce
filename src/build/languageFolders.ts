import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Below the content folder, with a folder for each further language. */
export const LANGUAGES_FOLDER = 'languages'

const SYSTEM_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/** A folder's entries, sorted by name, without files of the operating system. Empty if the folder does not exist. */
export function entriesOf(folder: string): readonly { readonly name: string; readonly isFolder: boolean }[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !SYSTEM_FILES.test(name))
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  } catch {
    return []
  }
}

/** The folder of a further language, as in `languages/pt-BR`. */
export function languageFolder(content: string, language: string): string {
  return join(content, LANGUAGES_FOLDER, language)
}

export function furtherLanguages(content: string): readonly string[] {
  return entriesOf(join(content, LANGUAGES_FOLDER)).flatMap(({ name, isFolder }) => (isFolder ? [name] : []))
}

/** The language that this process builds or serves: the tag in MOONGATE_LANGUAGE, or '' for the first language. */
export function chosenLanguage(): string {
  return process.env.MOONGATE_LANGUAGE ?? ''
}

/** The base path of a language below the site's: `/some/base/en/`. @param language a tag, or '' for the first language */
export function languageBase(base: string, language: string): string {
  return language ? `${base}${language}/` : base
}

/** The base path of the site. @param chosenBase the base path of the language that this process builds or serves */
export function siteBase(chosenBase: string): string {
  const ending = languageBase('/', chosenLanguage()).slice(1)
  return chosenBase.slice(0, chosenBase.length - ending.length)
}
