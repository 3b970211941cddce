import type { Route } from '../routes.ts'
import { languages, versionsOf } from '../site/languages.ts'

/** The `hreflang` of the page for visitors whose language the site does not have. */
const HREFLANG_OF_OTHERS = 'x-default'

/** The addresses of a page in all languages, for search engines. Empty for a page in one language. */
export function alternatesOf({ path }: Pick<Route, 'path'>, homeUrl: URL) {
  const versions = versionsOf(path).map(({ tag, href }) => ({
    hreflang: tag,
    href: new URL(href, homeUrl).href,
  }))
  if (versions.length < 2) return []
  const inDefaultLanguage = versions.filter(({ hreflang }) => hreflang === languages[0]?.tag)
  return [...versions, ...inDefaultLanguage.map(({ href }) => ({ hreflang: HREFLANG_OF_OTHERS, href }))]
}
