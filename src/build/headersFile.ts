import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headerRules, headersFile } from './headers.ts'
import { type BuiltLanguage, pagesOf, pathInLanguage } from './languageBuilds.ts'
import { HEADER_POLICY, PREVIEW_HEADER_POLICY } from './policy.ts'
import { PREVIEW_FOLDER } from './previewFrame.ts'

const ASSETS = 'assets'

/** The files directly in `assets/`. The pictures are in a folder there, because they have a rule of their own. */
export async function hashedFiles(dist: string): Promise<readonly string[]> {
  const assets = await readdir(join(dist, ASSETS), { withFileTypes: true })
  return assets.filter((entry) => entry.isFile()).map(({ name }) => `${ASSETS}/${name}`)
}

/** Writes `_headers` for all languages. @param languages the default language first */
export async function writeHeadersFile(
  dist: string,
  base: string,
  languages: readonly BuiltLanguage[],
): Promise<void> {
  // `/en` for `/en/`, because `headerRules` adds the path with a slash itself.
  const pages = pagesOf(languages).map(({ path }) => ({
    path: path.replace(/(.)\/$/, '$1'),
    policy: HEADER_POLICY,
  }))
  const previews = languages.map((language) => ({
    path: pathInLanguage(language, `/${PREVIEW_FOLDER}*`),
    policy: PREVIEW_HEADER_POLICY,
  }))
  const fileIn = (language: BuiltLanguage, file: string) => pathInLanguage(language, `/${file}`).slice(1)
  const hashedOfLanguages = await Promise.all(
    languages.map(async (language) => {
      const files = await hashedFiles(join(dist, language.folder))
      return files.map((file) => fileIn(language, file))
    }),
  )
  const players = [...new Set(languages.flatMap((language) => language.players))]
  const languageFolders = languages.flatMap(({ folder }) => (folder ? [folder] : []))
  const rules = headerRules(base, [...pages, ...previews], players, hashedOfLanguages.flat(), languageFolders)
  await writeFile(join(dist, '_headers'), headersFile(rules))
}
