import { type Pictures, type SiteData, TEMPLATE_IDS, type TemplateId } from './siteData.ts'

/** An invented person's site: the example of a template, and where an editor starts. */
export interface Sample {
  readonly data: SiteData
  readonly pictures: Pictures
}

const SAMPLES: Readonly<Record<TemplateId, () => Promise<Sample>>> = {
  1: () => import('./kits/bloodMoon/sample.ts').then(({ sample }) => sample),
  2: () => import('./kits/magicalFantasy/sample.ts').then(({ sample }) => sample),
  3: () => import('./kits/dreamyPastel/sample.ts').then(({ sample }) => sample),
}

/** Fetches a template's sample, which is a chunk by itself. */
export function sampleSite(id: TemplateId): Promise<Sample> {
  return SAMPLES[id]()
}

/** Fetches every template's sample: a page that began as one may be another's by now. */
export function allSamples(): Promise<readonly Sample[]> {
  return Promise.all(TEMPLATE_IDS.map(sampleSite))
}
