import type { SiteFile } from '../../templates/siteData.ts'
import { zipName } from './zipName.ts'

/** Packs a page's files as a ZIP. @param onProgress receives the progress, (0, 1] */
export async function packFile(
  files: readonly SiteFile[],
  name: string,
  onProgress?: (share: number) => void,
): Promise<File> {
  const { packSite } = await import('../../templates/packSite.ts')
  const bytes = await packSite(files, onProgress)
  return new File([bytes.slice()], zipName(name), { type: 'application/zip' })
}
