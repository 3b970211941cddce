import { samples as ownSamples } from '#content/samples.ts'
import { site } from '../site/site.ts'
import { folderOf, TEMPLATE_IDS, type TemplateId } from '../site/templateFolders.ts'
import { withOwnText } from './ownSample.ts'
import { type SampleDefinition, sampleOf } from './sampleOf.ts'
import type { Pictures, SiteData } from './siteData.ts'

/** An invented person's site: the example of a template, and where an editor starts. */
export interface Sample {
  readonly data: SiteData
  readonly pictures: Pictures
}

const definitions = import.meta.glob<SampleDefinition>(['./*/sample.ts', '#moreTemplates/*/sample.ts'], {
  import: 'sample',
})

/** Fetches a template's sample, in the owner's words where there are some. @throws when there is no such template, or it cannot be fetched */
export async function sampleSite(id: TemplateId): Promise<Sample> {
  const folder = folderOf(id)
  const definition = await definitions[`${folder}/sample.ts`]?.()
  if (!definition) throw new Error(`There is no sample of a template ${id}`)
  const ownSample = ownSamples[folder.replace(/.*\//, '')]
  return sampleOf(id, { ...definition, text: withOwnText(definition.text, ownSample, site.language) })
}

/** Fetches every template's sample: a page that began as one may be another's by now. */
export function allSamples(): Promise<readonly Sample[]> {
  return Promise.all(TEMPLATE_IDS.map(sampleSite))
}
