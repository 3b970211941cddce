import type { Kit } from '../../../templates/kit.ts'
import { renderSite } from '../../../templates/renderSite.ts'
import type { SiteFile } from '../../../templates/siteData.ts'
import type { EditedSite } from '../../state/editorStore.ts'
import { drawnPictures } from './drawnPictures.ts'

/** The files of a site for the export. @throws if a font file cannot be fetched */
export async function exportedFiles(kit: Kit, { data, pictures }: EditedSite): Promise<readonly SiteFile[]> {
  const drawn = await drawnPictures(kit, data, pictures)
  return renderSite(kit, data, new Map([...pictures, ...drawn]))
}
