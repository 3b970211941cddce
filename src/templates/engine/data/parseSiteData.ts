import { editorText } from '../../../site/editorText.ts'
import { dataMistake } from './dataMistake.ts'
import type { SiteData } from './siteData.ts'
import { siteDataSchema } from './siteDataSchema.ts'
import { upgradeSiteData } from './upgradeSiteData.ts'

/** Reads site data of this or an earlier version from parsed JSON. Accepts broken addresses, which `checkSite` reports. */
export function parseSiteData(
  json: unknown,
): { readonly data: SiteData } | { readonly mistakes: readonly string[] } {
  const { data, error } = siteDataSchema.safeParse(upgradeSiteData(json), { error: dataMistake })
  if (data) return { data }
  const pathText = (path: readonly PropertyKey[]) => path.join('.') || editorText.data.whole
  return { mistakes: error.issues.map(({ path, message }) => `${pathText(path)} ${message}`) }
}
