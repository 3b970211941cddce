import type { Connect, ResolvedConfig } from 'vite'
import type { Language } from '../site/languages.ts'
import { contentFolder } from './contentFolder.ts'
import {
  additionalLanguages,
  chosenLanguage,
  DEFAULT_LANGUAGE,
  languageBase,
  siteBase,
} from './languageFolders.ts'
import { importWithContent } from './loadContent.ts'

/** The module with the languages of the site, and the paths of the pages in each language. */
export const LANGUAGES_MODULE = 'virtual:languages'

/** The code of `virtual:languages`. @param base the base path of the chosen language */
export async function languagesModule(root: string, base: string): Promise<string> {
  return `export const languages = ${JSON.stringify(await readLanguages(root, siteBase(base)))}`
}

/** Answers requests for pages in another language with the command that serves it: a dev server serves only one. */
export function refuseOtherLanguages({ root, base }: ResolvedConfig): Connect.NextHandleFunction {
  return ({ url = '/', headers }, response, next) => {
    const tags = additionalLanguages(contentFolder(root))
    const siteBasePath = siteBase(base)
    const wantsPage = headers.accept?.includes('text/html')
    const otherTags = tags.filter((tag) => tag !== chosenLanguage())
    const requestedTag = otherTags.find((tag) => `${url}/`.startsWith(languageBase(siteBasePath, tag)))
    // Pages of the default language are outside the folders of the additional languages.
    const wantsDefaultLanguage = chosenLanguage() !== DEFAULT_LANGUAGE && !url.startsWith(base)
    if (!wantsPage || (!requestedTag && !wantsDefaultLanguage)) return next()
    const command = requestedTag ? `MOONGATE_LANGUAGE=${requestedTag} npm run dev` : 'npm run dev'
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(`This dev server shows another language. To see this page, run: ${command}\n`)
  }
}

/** Empty for a site in one language. */
async function readLanguages(root: string, siteBasePath: string): Promise<readonly Language[]> {
  const tags = additionalLanguages(contentFolder(root))
  if (tags.length === 0) return []
  return Promise.all(
    [DEFAULT_LANGUAGE, ...tags].map(async (language) => {
      const { site } = await importWithContent<typeof import('../site/site.ts')>(
        root,
        'src/site/site.ts',
        language,
      )
      const { routes } = await importWithContent<typeof import('../routes.ts')>(
        root,
        'src/routes.ts',
        language,
      )
      return {
        tag: site.language,
        name: nativeName(site.language),
        base: languageBase(siteBasePath, language),
        paths: routes.map(({ path }) => path),
      }
    }),
  )
}

/** A language's name in that language, with a capital letter: `Português`. `Intl` has `português`. */
function nativeName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const [firstLetter = '', ...otherLetters] = name
  return firstLetter.toLocaleUpperCase(tag) + otherLetters.join('')
}
