import { editorWords } from '../site/editorWords.ts'
import type { SiteData } from './siteData.ts'
import { siteDataSchema } from './siteDataSchema.ts'
import { upgradeSiteData } from './upgradeSiteData.ts'

/**
 * Reads any JSON as the data of a site, of whichever version. Its words may still be nonsense, an address that is none, say: `checkSite`
 * finds those, and the page leaves them out.
 *
 * @returns the data, its fields in their order and no others, or every mistake, as in `links.3.url is not text; …`
 */
export function parseSiteData(
  json: unknown,
): { readonly data: SiteData } | { readonly mistakes: readonly string[] } {
  const { data, error } = siteDataSchema.safeParse(upgradeSiteData(json))
  if (data) return { data }
  const where = (path: readonly PropertyKey[]) => path.join('.') || editorWords.data.whole
  return { mistakes: error.issues.map(({ path, message }) => `${where(path)} ${message}`) }
}
