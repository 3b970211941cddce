import { emptySite } from './blankSite.ts'
import { bytesOf } from './dataUrl.ts'
import type { Sample } from './samples.ts'
import { type Colours, type Link, linkOf, type TemplateId } from './siteData.ts'
import { siteDataSchema } from './siteDataSchema.ts'

/** A sample of what is said in it, in the colours of its template. @param portrait its picture as a data URL */
export function sampleOf(
  template: TemplateId,
  said: { readonly links: readonly Pick<Link, 'id'>[] },
  colours: Colours,
  portrait: string,
): Sample {
  const look = { colours, headingFont: '', bodyFont: '' }
  const data = siteDataSchema.parse({ ...emptySite(template, look), ...said, links: said.links.map(linkOf) })
  return { data, pictures: new Map([[data.portrait?.file ?? '', bytesOf(portrait)]]) }
}
