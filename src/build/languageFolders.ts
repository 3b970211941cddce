import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder in the content folder that has a folder for each further language, named by its tag. */
export const LANGUAGES = 'languages'

const SYSTEM_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/** A folder's entries, sorted by name, without files of the operating system. Empty if the folder does not exist. */
export function entriesOf(folder: string): readonly { readonly name: string; readonly isFolder: boolean }[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !SYSTEM_FILES.test(name))
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  } catch {
    return []
  }
}

/** The folder of a further language. @param content the content folder @param language the language's tag */
export function languageFolder(content: string, language: string): string {
  return join(content, LANGUAGES, language)
}

/** The tags of the further languages of a site. @param content the content folder */
export function furtherLanguages(content: string): readonly string[] {
  return entriesOf(join(content, LANGUAGES)).flatMap(({ name, isFolder }) => (isFolder ? [name] : []))
}

/** The language that this process builds or serves: the tag in MOONGATE_LANGUAGE, or '' for the first language. */
export function chosenLanguage(): string {
  return process.env.MOONGATE_LANGUAGE ?? ''
}

/**
 * The base path of a language. The first language has the base path of the site, another one has `/en/` or `/some/base/en/`.
 * @param base the base path of the site, with a slash at both ends
 * @param language a tag, or '' for the first
 */
export function languageBase(base: string, language: string): string {
  return language ? `${base}${language}/` : base
}

/** The base path of the site. @param base the base path of the language that this process builds or serves */
export function siteBase(base: string): string {
  const ending = languageBase('/', chosenLanguage()).slice(1)
  return base.slice(0, base.length - ending.length)
}
