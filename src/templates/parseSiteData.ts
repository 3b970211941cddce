import type { SiteData } from './siteData.ts'
import { siteDataSchema } from './siteDataSchema.ts'
import { upgradeSiteData } from './upgradeSiteData.ts'

/** Something that does not fit. @property path of the field, as in `links.3.url`; '' is the whole */
export interface Mistake {
  readonly path: string
  readonly message: string
}

/**
 * Reads any JSON as the data of a site, of whichever version. Its words may still be nonsense, an address that is none, say: `checkSite`
 * finds those, and the page leaves them out.
 *
 * @returns the data, its fields in their order and no others, or every mistake
 */
export function parseSiteData(
  json: unknown,
): { readonly data: SiteData } | { readonly mistakes: readonly Mistake[] } {
  const { data, error } = siteDataSchema.safeParse(upgradeSiteData(json))
  return data
    ? { data }
    : { mistakes: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}
