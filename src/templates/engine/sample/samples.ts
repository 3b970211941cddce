import { ownerFile } from '../../../site/ownerFile.ts'
import { site } from '../../../site/site.ts'
import { folderOf, TEMPLATE_IDS, type TemplateId } from '../../templateList.ts'
import { withOwnerText } from './ownerSample.ts'
import type { Sample } from './sample.ts'
import { buildSample, type SampleDefinition } from './sampleOf.ts'
import type { OwnSamples } from './schema.ts'

const ownerSamples =
  ownerFile(import.meta.glob<OwnSamples>('#content/samples.ts', { eager: true, import: 'samples' })) ?? {}

const definitions = import.meta.glob<SampleDefinition>(
  ['../../*/sample.ts', '#content/templates/*/sample.ts'],
  {
    import: 'sample',
  },
)

/** Fetches a template's sample, with the owner's texts. @throws if the sample is missing or wrong, or cannot be fetched */
export async function loadSample(id: TemplateId): Promise<Sample> {
  const folder = folderOf(id)
  const definition = await definitions[`${folder}/sample.ts`]?.()
  if (!definition) throw new Error(`There is no sample of a template ${id}`)
  const ownerSample = ownerSamples[folder.replace(/.*\//, '')]
  return buildSample(id, { ...definition, text: withOwnerText(definition.text, ownerSample, site.language) })
}

/**
 * Fetches the samples of all templates. The check before an export finds texts of samples on a page, and the user may have
 * begun the page with another template.
 */
export function allSamples(): Promise<readonly Sample[]> {
  return Promise.all(TEMPLATE_IDS.map(loadSample))
}
