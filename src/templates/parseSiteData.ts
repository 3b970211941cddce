import { editorWords } from '../site/editorWords.ts'
import type { PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import type { SiteData } from './siteData.ts'
import { schemaOf, siteDataSchema } from './siteDataSchema.ts'
import { upgradeSiteData } from './upgradeSiteData.ts'

/**
 * Reads JSON as the data of a site, of any version. Accepts any text, also a broken address, which `checkSite` reports.
 *
 * @returns the data, with the known fields in their order, or all mistakes, as in `links.3.url is not text; …`
 */
export function parseSiteData(
  json: unknown,
  fields: PageFields = pageFields,
): { readonly data: SiteData } | { readonly mistakes: readonly string[] } {
  const schema = fields === pageFields ? siteDataSchema : schemaOf(fields)
  const { data, error } = schema.safeParse(upgradeSiteData(json, fields))
  if (data) return { data }
  const pathText = (path: readonly PropertyKey[]) => path.join('.') || editorWords.data.whole
  return { mistakes: error.issues.map(({ path, message }) => `${pathText(path)} ${message}`) }
}
