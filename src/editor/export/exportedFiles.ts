import type { Kit } from '../../templates/kit.ts'
import { renderSite } from '../../templates/renderSite.ts'
import type { SiteFile } from '../../templates/siteData.ts'
import { withLetters } from '../../templates/withLetters.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { drawnPictures } from './drawnPictures.ts'

/** The files of a site for the export. @throws if a font file for rare letters cannot be fetched */
export async function exportedFiles(kit: Kit, { data, pictures }: EditedSite): Promise<readonly SiteFile[]> {
  const fullKit = await withLetters(kit, data)
  const drawn = await drawnPictures(fullKit, data, pictures)
  return renderSite(fullKit, data, new Map([...pictures, ...drawn]))
}
