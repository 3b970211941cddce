import { asciiSlug } from '../../../lib/slug.ts'
import { editorText } from '../../../site/editorText.ts'
import type { SiteFile } from '../../../templates/engine/data/siteData.ts'
import type { Kit } from '../../../templates/engine/kit/kit.ts'
import { renderSite } from '../../../templates/engine/render/renderSite.ts'
import type { EditedSite } from '../../state/editorStore.ts'
import { drawnPictures } from './drawnPictures.ts'

const MAX_NAME_CHARACTERS = 60

/** The message after a failure, which is usually an unfetched font. */
export const notPacked = `${editorText.editor.notPacked} ${editorText.editor.unfetched}`

/** The files of a site for the export. @throws if a font file cannot be fetched */
export async function exportedFiles(kit: Kit, { data, pictures }: EditedSite): Promise<readonly SiteFile[]> {
  const drawn = await drawnPictures(kit, data, pictures)
  return renderSite(kit, data, new Map([...pictures, ...drawn]))
}

/** Windows opens no file with one of these names. */
const RESERVED_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** The file name of a ZIP, from the page's name or else the template's name: `cafe-moon.zip` for `Café Moon`. */
export function zipName(name: string, templateName: string): string {
  return `${fileName(name) || fileName(templateName) || 'my-page'}.zip`
}

const fileName = (name: string) =>
  asciiSlug(name).slice(0, MAX_NAME_CHARACTERS).replace(/-$/, '').replace(RESERVED_NAME, '$1-page')

/** Packs the files of a page as a ZIP. @param onProgress receives the progress, [0, 1] */
export async function packFile(
  files: readonly SiteFile[],
  zipFileName: string,
  onProgress?: (progress: number) => void,
): Promise<File> {
  const { packSite } = await import('../../../templates/engine/zip/packSite.ts')
  const bytes = await packSite(files, { onProgress })
  // The type of `bytes` allows shared memory, which `File` does not take. A copy is never shared.
  return new File([bytes.slice()], zipFileName, { type: 'application/zip' })
}
