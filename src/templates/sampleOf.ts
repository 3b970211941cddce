import type { TemplateId } from '../site/templateFolders.ts'
import { emptySite } from './blankSite.ts'
import { bytesOf } from './dataUrl.ts'
import type { Sample } from './samples.ts'
import { type Colours, type Link, linkOf } from './siteData.ts'
import { siteDataSchema } from './siteDataSchema.ts'

export interface SampleDefinition {
  /** The fields that say something, as in `sample.json`; all others are as in an empty page. */
  readonly text: { readonly links: readonly Pick<Link, 'id'>[] }
  readonly colours: Colours
  readonly portrait: string
}

export function defineSample(definition: SampleDefinition): SampleDefinition {
  return definition
}

/** A template's sample as a site. @throws when its text does not fit the schema */
export function sampleOf(template: TemplateId, { text, colours, portrait }: SampleDefinition): Sample {
  const look = { colours, headingFont: '', bodyFont: '' }
  const links = text.links.map(linkOf)
  const data = siteDataSchema.parse({ ...emptySite(template, look), ...text, links })
  return { data, pictures: new Map([[data.portrait?.file ?? '', bytesOf(portrait)]]) }
}
