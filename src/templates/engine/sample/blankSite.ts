import type { TemplateId } from '../../templateList.ts'
import { defaultLook } from '../data/asTemplate.ts'
import type { SiteData, TemplateLook } from '../data/siteData.ts'
import { dataVersion } from '../data/siteDataSchema.ts'
import { emptyValues, type PageFields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
import type { Kit } from '../kit/kit.ts'
import type { Sample } from './samples.ts'

/** A site without content, in the default look of a template. @param language BCP 47 */
export function blankSite(kit: Kit, language: string, fields: PageFields = pageFields): Sample {
  return { data: { ...emptySite(kit.id, defaultLook(kit), fields), language }, pictures: new Map() }
}

/** The data of a site in which all fields but the template and its look are empty. */
export function emptySite(
  template: TemplateId,
  look: TemplateLook,
  fields: PageFields = pageFields,
): SiteData {
  const empty = emptyValues(fields) as Omit<SiteData, 'version'>
  return { version: dataVersion(fields), ...empty, template, ...look }
}
