import type { SiteFile } from '../../../templates/engine/data/siteData.ts'
import type { Kit } from '../../../templates/engine/kit/kit.ts'
import { renderSite } from '../../../templates/engine/render/renderSite.ts'
import type { EditedSite } from '../../state/editorStore.ts'
import { drawnPictures } from './drawnPictures.ts'

/** The files of a site for the export. @throws if a font file cannot be fetched */
export async function exportedFiles(kit: Kit, { data, pictures }: EditedSite): Promise<readonly SiteFile[]> {
  const drawn = await drawnPictures(kit, data, pictures)
  return renderSite(kit, data, new Map([...pictures, ...drawn]))
}
