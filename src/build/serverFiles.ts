import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Route } from '../routes.ts'
import { type BuiltLanguage, belowFolder, pagesOf } from './furtherBuilds.ts'
import { headerRules, headersFile } from './headers.ts'
import { HEADER_POLICY, PREVIEW_HEADER_POLICY } from './policy.ts'
import { PREVIEW_FOLDER } from './previewFrame.ts'
import { caddySnippet, nginxSnippet } from './serverSnippets.ts'

const ASSETS = 'assets'

/** The files with hashed names, from the folder of a build, without pictures. */
export async function hashedFiles(dist: string): Promise<readonly string[]> {
  const assets = await readdir(join(dist, ASSETS), { withFileTypes: true })
  return assets.filter((entry) => entry.isFile()).map(({ name }) => `${ASSETS}/${name}`)
}

/** Writes the response headers of the whole site for hosts and servers. @param languages that were built, the first one first */
export async function writeServerFiles(
  dist: string,
  base: string,
  languages: readonly BuiltLanguage[],
  fileOf: (route: Route) => string,
): Promise<void> {
  // The home page of a language may be asked for with and without a slash, as every page.
  const pages = pagesOf(languages).map(({ path }) => ({
    path: path.replace(/(.)\/$/, '$1'),
    policy: HEADER_POLICY,
  }))
  const previews = languages.map((language) => ({
    path: belowFolder(language, `/${PREVIEW_FOLDER}*`),
    policy: PREVIEW_HEADER_POLICY,
  }))
  const fileIn = (language: BuiltLanguage, file: string) => belowFolder(language, `/${file}`).slice(1)
  const hashed = await Promise.all(
    languages.map(async (language) => {
      const files = await hashedFiles(join(dist, language.folder))
      return files.map((file) => fileIn(language, file))
    }),
  )
  const players = [...new Set(languages.flatMap((language) => language.players))]
  const further = languages.flatMap(({ folder }) => (folder ? [folder] : []))
  const rules = headerRules(base, [...pages, ...previews], players, hashed.flat(), further)
  // Servers take the first folder that fits, and that of the first language fits every path.
  const missing = [...languages]
    .reverse()
    .flatMap((language) => language.missingPages.map((route) => fileIn(language, fileOf(route))))
  const served = { base, rules, missing }
  await writeFile(join(dist, '_headers'), headersFile(rules))
  await writeFile(join(dist, '_nginx.conf'), nginxSnippet(served))
  await writeFile(join(dist, '_Caddyfile'), caddySnippet(served))
}
