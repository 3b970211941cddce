import { editorWords } from '../site/editorWords.ts'
import type { PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import type { SiteData } from './siteData.ts'
import { schemaOf, siteDataSchema } from './siteDataSchema.ts'
import { upgradeSiteData } from './upgradeSiteData.ts'

/**
 * Reads any JSON as the data of a site of any version. A text may still be invalid, such as a broken address: `checkSite`
 * reports it.
 *
 * @returns the data, its fields in their order and no others, or every mistake, as in `links.3.url is not text; …`
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
