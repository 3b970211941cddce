import { contentFolder } from '../../src/build/contentFolder.ts'
import { additionalLanguages } from '../../src/build/languageFolders.ts'
import { importWithContent } from '../../src/build/loadContent.ts'

const root = process.cwd()

/** The tags of the site's languages, without the default language. */
export const ADDITIONAL_LANGUAGES: readonly string[] = additionalLanguages(contentFolder(root))

type Routes = typeof import('../../src/routes.ts')
type Site = typeof import('../../src/site/site.ts')

/** The exports of `routes.ts` and `site.ts` in a language. */
export async function inLanguage(language: string): Promise<Routes & Site> {
  const routes = await importWithContent<Routes>(root, 'src/routes.ts', language)
  return { ...routes, ...(await importWithContent<Site>(root, 'src/site/site.ts', language)) }
}
