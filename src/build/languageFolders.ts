import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder in the owner's folder with one folder for each further language, named after its tag. */
export const LANGUAGES = 'languages'

/** Names of files that file managers create. */
const SYSTEM_FILE = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/** Lists a folder's entries by name, without those of file managers. The list is empty if the folder is missing. */
export function entriesOf(folder: string): readonly { readonly name: string; readonly isFolder: boolean }[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !SYSTEM_FILE.test(name))
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  } catch {
    return []
  }
}

/** The folder of a further language. @param content the owner's folder @param language its tag */
export function languageFolder(content: string, language: string): string {
  return join(content, LANGUAGES, language)
}

/** The tags of the further languages of a site. @param content the owner's folder */
export function furtherLanguages(content: string): readonly string[] {
  return entriesOf(join(content, LANGUAGES)).flatMap(({ name, isFolder }) => (isFolder ? [name] : []))
}

/** The language that this process builds or serves: the tag in MOONGATE_LANGUAGE, or '' for the first language. */
export function chosenLanguage(): string {
  return process.env.MOONGATE_LANGUAGE ?? ''
}

/**
 * The base path of a language: that of the site for the first one, `/en/` or `/some/base/en/` for another.
 *
 * @param base of the site, with a slash at both ends
 * @param language a tag, or '' for the first
 */
export function languageBase(base: string, language: string): string {
  return language ? `${base}${language}/` : base
}

/** The base path of the site. @param base of the language that this process builds or serves */
export function siteBase(base: string): string {
  const ending = languageBase('/', chosenLanguage()).slice(1)
  return base.slice(0, base.length - ending.length)
}
