import { ownLook } from './asTemplate.ts'
import type { Kit } from './kit.ts'
import type { Sample } from './samples.ts'
import { MIDDLE, type SiteData } from './siteData.ts'
import { DATA_VERSION } from './siteDataSchema.ts'
import type { TemplateId } from './templateIds.ts'

/** A site in which nothing is said yet, in a template's own look. @param language BCP 47 */
export function blankSite(kit: Kit, language: string): Sample {
  return { data: { ...emptySite(kit.id, ownLook(kit)), language }, pictures: new Map() }
}

/** A site of which no more is known than its template and how it looks. */
export function emptySite(
  template: TemplateId,
  look: Pick<SiteData, 'colours' | 'headingFont' | 'bodyFont'>,
): SiteData {
  const words = { language: '', address: '', title: '', description: '', name: '', tagline: '', bio: '' }
  return {
    ...{ version: DATA_VERSION, template, ...words, ...look, pastLooks: [] },
    ...{ portrait: null, portraitFit: 'fill', portraitPlace: MIDDLE, sharePicture: null },
    ...{ links: [], featured: '', socials: [], music: [] },
    ...{ cursor: true, effects: { on: true, strength: 0.7 } },
  }
}
