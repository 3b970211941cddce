import { ownFile } from '../../../site/ownFile.ts'
import { site } from '../../../site/site.ts'
import { folderOf, TEMPLATE_IDS, type TemplateId } from '../../templateList.ts'
import type { Pictures, SiteData } from '../data/siteData.ts'
import { withOwnText } from './ownSample.ts'
import { buildSample, type SampleDefinition } from './sampleOf.ts'
import type { OwnSamples } from './schema.ts'

/** A site with its picture files. The sample of a template is its example, and the page with which its editor starts. */
export interface Sample {
  readonly data: SiteData
  readonly pictures: Pictures
}

const ownSamples =
  ownFile(import.meta.glob<OwnSamples>('#content/samples.ts', { eager: true, import: 'samples' })) ?? {}

const definitions = import.meta.glob<SampleDefinition>(['../../*/sample.ts', '#moreTemplates/*/sample.ts'], {
  import: 'sample',
})

/** Fetches a template's sample, with the owner's texts. @throws if the sample is missing or wrong, or cannot be fetched */
export async function loadSample(id: TemplateId): Promise<Sample> {
  const folder = folderOf(id)
  const definition = await definitions[`${folder}/sample.ts`]?.()
  if (!definition) throw new Error(`There is no sample of a template ${id}`)
  const ownSample = ownSamples[folder.replace(/.*\//, '')]
  return buildSample(id, { ...definition, text: withOwnText(definition.text, ownSample, site.language) })
}

/**
 * Fetches the samples of all templates. The check before an export finds texts of samples on a page, and the user may have
 * begun the page with another template.
 */
export function allSamples(): Promise<readonly Sample[]> {
  return Promise.all(TEMPLATE_IDS.map(loadSample))
}
