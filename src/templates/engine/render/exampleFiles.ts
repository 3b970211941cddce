import { TEMPLATE_IDS, type TemplateId } from '../../templateList.ts'
import type { SiteFile } from '../data/siteData.ts'
import { loadKit } from '../kit/kits.ts'
import { loadSample } from '../sample/samples.ts'
import { renderSite } from './renderSite.ts'

/** Rendered while this module loads, because the build closes its module loader afterwards. */
export const exampleFiles: readonly SiteFile[] = (await Promise.all(TEMPLATE_IDS.map(filesOf))).flat()

async function filesOf(id: TemplateId): Promise<readonly SiteFile[]> {
  const [kit, { data, pictures }] = await Promise.all([loadKit(id), loadSample(id)])
  const files = await renderSite(kit, data, pictures)
  return files.map(({ path, bytes }) => ({ path: `examples/${id}/${path}`, bytes }))
}
