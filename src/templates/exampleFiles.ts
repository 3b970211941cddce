import { TEMPLATE_IDS, type TemplateId } from '../site/templateFolders.ts'
import { loadKit } from './kits.ts'
import { renderSite } from './renderSite.ts'
import { loadSample } from './samples.ts'
import type { SiteFile } from './siteData.ts'

/** Rendered while this module loads, because the build closes its module loader afterwards. */
export const exampleFiles: readonly SiteFile[] = (await Promise.all(TEMPLATE_IDS.map(filesOf))).flat()

async function filesOf(id: TemplateId): Promise<readonly SiteFile[]> {
  const [kit, { data, pictures }] = await Promise.all([loadKit(id), loadSample(id)])
  const files = await renderSite(kit, data, pictures)
  return files.map(({ path, bytes }) => ({ path: `examples/${id}/${path}`, bytes }))
}
