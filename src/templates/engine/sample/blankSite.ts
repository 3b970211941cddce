import type { TemplateId } from '../../templateList.ts'
import { defaultLook } from '../data/asTemplate.ts'
import type { SiteData, TemplateLook } from '../data/siteData.ts'
import { emptyValues } from '../fields/field.ts'
import { DATA_VERSION, pageFields } from '../fields/pageFields.ts'
import type { Kit } from '../kit/kit.ts'
import type { Sample } from './sample.ts'

/** A site without content, in the default look of a template. @param language BCP 47 */
export function blankSite(kit: Kit, language: string): Sample {
  return { data: { ...emptySite(kit.id, defaultLook(kit)), language }, pictures: new Map() }
}

/** The data of a site in which all fields but the template and its look are empty. */
export function emptySite(template: TemplateId, look: TemplateLook): SiteData {
  return { version: DATA_VERSION, ...emptyValues(pageFields), template, ...look }
}
