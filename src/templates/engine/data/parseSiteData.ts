import { editorWords } from '../../../site/editorWords.ts'
import type { PageFields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
import type { SiteData } from './siteData.ts'
import { schemaOf, siteDataSchema } from './siteDataSchema.ts'
import { upgradeSiteData } from './upgradeSiteData.ts'

/** Reads site data of this or an earlier version from parsed JSON. Accepts broken addresses, which `checkSite` reports. */
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
