import type { Route } from '../routes.ts'
import { languages, versionsOf } from '../site/languages.ts'

/** For a visitor whose language the site does not have. */
const DEFAULT = 'x-default'

/**
 * The addresses of a page in all languages that have it, for search engines, and which of them is for everyone else; none
 * for a page in one language.
 */
export function alternatesOf({ path }: Pick<Route, 'path'>, published: URL) {
  const versions = versionsOf(path).map(({ tag, href }) => ({
    hreflang: tag,
    href: new URL(href, published).href,
  }))
  if (versions.length < 2) return []
  const first = versions.filter(({ hreflang }) => hreflang === languages[0]?.tag)
  return [...versions, ...first.map(({ href }) => ({ hreflang: DEFAULT, href }))]
}
