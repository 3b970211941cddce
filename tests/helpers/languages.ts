import { contentFolder } from '../../src/build/contentFolder.ts'
import { furtherLanguages } from '../../src/build/languageFolders.ts'
import { importWithContent } from '../../src/build/loadContent.ts'

const root = process.cwd()

/** The language tags of the site, without the first. */
export const FURTHER_LANGUAGES: readonly string[] = furtherLanguages(contentFolder(root))

type Routes = typeof import('../../src/routes.ts')
type Site = typeof import('../../src/site/site.ts')

/** The exports of `routes.ts` and `site.ts` in a language. */
export async function inLanguage(language: string): Promise<Routes & Site> {
  const routes = await importWithContent<Routes>(root, 'src/routes.ts', language)
  return { ...routes, ...(await importWithContent<Site>(root, 'src/site/site.ts', language)) }
}
