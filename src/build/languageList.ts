import type { Connect, ResolvedConfig } from 'vite'
import type { Language } from '../site/languages.ts'
import { contentFolder } from './contentFolder.ts'
import { chosenLanguage, furtherLanguages, languageBase, siteBase } from './languageFolders.ts'
import { importWithContent } from './loadContent.ts'

/** The module with the languages of the site, and the paths of the pages in each language. */
export const LANGUAGES_MODULE = 'virtual:languages'

/** The code of that module. @param base the base path of the language that is built or served */
export async function languagesModule(root: string, base: string): Promise<string> {
  return `export const languages = ${JSON.stringify(await readLanguages(root, siteBase(base)))}`
}

/** A dev server serves one language. For pages in others it answers with the command that serves them. */
export function refuseOtherLanguages({ root, base }: ResolvedConfig): Connect.NextHandleFunction {
  return ({ url = '/', headers }, response, next) => {
    const tags = furtherLanguages(contentFolder(root))
    const first = siteBase(base)
    const wantsPage = headers.accept?.includes('text/html')
    const others = tags.filter((language) => language !== chosenLanguage())
    const other = others.find((language) => `${url}/`.startsWith(languageBase(first, language)))
    // The server of a further language serves only paths below its base. All other paths are the first language's.
    const isFirst = chosenLanguage() && !url.startsWith(base)
    if (!wantsPage || (!other && !isFirst)) return next()
    const command = other ? `MOONGATE_LANGUAGE=${other} npm run dev` : 'npm run dev'
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(`A dev server shows one language. For this one run, beside it or in its place: ${command}\n`)
  }
}

/** The languages of the site; the first language is the first entry. Empty for a site in one language. @param base of the site */
async function readLanguages(root: string, base: string): Promise<readonly Language[]> {
  const tags = furtherLanguages(contentFolder(root))
  if (tags.length === 0) return []
  return Promise.all(
    ['', ...tags].map(async (folder) => {
      const { site } = await importWithContent<typeof import('../site/site.ts')>(
        root,
        'src/site/site.ts',
        folder,
      )
      const { routes } = await importWithContent<typeof import('../routes.ts')>(root, 'src/routes.ts', folder)
      return {
        tag: site.language,
        name: nativeName(site.language),
        base: languageBase(base, folder),
        paths: routes.map(({ path }) => path),
      }
    }),
  )
}

/** A language's name in that language, with a capital letter: `Português`, which is `português` in a sentence. */
function nativeName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
