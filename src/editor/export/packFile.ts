import type { SiteFile } from '../../templates/siteData.ts'

/** Packs a page's files as a ZIP. @param zipFile its name @param onProgress receives the progress, (0, 1] */
export async function packFile(
  files: readonly SiteFile[],
  zipFile: string,
  onProgress?: (share: number) => void,
): Promise<File> {
  const { packSite } = await import('../../templates/packSite.ts')
  const bytes = await packSite(files, onProgress)
  return new File([bytes.slice()], zipFile, { type: 'application/zip' })
}
