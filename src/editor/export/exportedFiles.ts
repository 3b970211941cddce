import type { Kit } from '../../templates/kit.ts'
import { renderSite } from '../../templates/renderSite.ts'
import type { SiteFile } from '../../templates/siteData.ts'
import { withLetters } from '../../templates/withLetters.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { drawnPictures } from './drawnPictures.ts'

/** The files of a site for the export. @throws when rare letters cannot be fetched */
export async function exportedFiles(kit: Kit, { data, pictures }: EditedSite): Promise<readonly SiteFile[]> {
  const lettered = await withLetters(kit, data)
  const drawn = await drawnPictures(lettered, data, pictures)
  return renderSite(lettered, data, new Map([...pictures, ...drawn]))
}
