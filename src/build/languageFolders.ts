import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Stands for the default language wherever a function takes a language. Its files are directly in the content folder, and
 * only its `site.ts` knows its tag. All other languages are additional languages: their value is their tag.
 */
export const DEFAULT_LANGUAGE = ''

/** Below the content folder, with a folder for each additional language. */
export const LANGUAGES_FOLDER = 'languages'

const SYSTEM_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/** A folder's entries, sorted by name, without hidden entries and system files. Empty if the folder does not exist. */
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

/** The folder with a language's files: the content folder, or a folder below it such as `languages/pt-BR`. */
export function languageFolder(contentRoot: string, language: string): string {
  return language === DEFAULT_LANGUAGE ? contentRoot : join(contentRoot, LANGUAGES_FOLDER, language)
}

export function additionalLanguages(contentRoot: string): readonly string[] {
  return entriesOf(join(contentRoot, LANGUAGES_FOLDER)).flatMap(({ name, isFolder }) =>
    isFolder ? [name] : [],
  )
}

/** The language that this process builds or serves: that of MOONGATE_LANGUAGE, by default `DEFAULT_LANGUAGE`. */
export function chosenLanguage(): string {
  return process.env.MOONGATE_LANGUAGE ?? DEFAULT_LANGUAGE
}

/** The base path of a language: `/some/base/` for the default language, `/some/base/en/` for an additional one. */
export function languageBase(base: string, language: string): string {
  return language === DEFAULT_LANGUAGE ? base : `${base}${language}/`
}

/** The base path of the site. @param chosenBase the base path of the language that this process builds or serves */
export function siteBase(chosenBase: string): string {
  const ending = languageBase('/', chosenLanguage()).slice(1)
  return chosenBase.slice(0, chosenBase.length - ending.length)
}
