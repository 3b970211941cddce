import { TEMPLATE_IDS, type TemplateId } from '../site/templateFolders.ts'
import { loadKit } from './kits.ts'
import { renderSite } from './renderSite.ts'
import { sampleSite } from './samples.ts'
import type { SiteFile } from './siteData.ts'

/**
 * The files of all example sites, by their paths below the base: each template's site of its sample. They are rendered
 * while the module loads, because the loader that a build imports it with is closed afterwards.
 */
export const exampleFiles: readonly SiteFile[] = (await Promise.all(TEMPLATE_IDS.map(files))).flat()

async function files(id: TemplateId): Promise<readonly SiteFile[]> {
  const [kit, { data, pictures }] = await Promise.all([loadKit(id), sampleSite(id)])
  return renderSite(kit, data, pictures).map(({ path, bytes }) => ({ path: `examples/${id}/${path}`, bytes }))
}
