import type { SiteFile } from '../../src/templates/siteData.ts'

/** A file of a site as text. @throws when there is no such file */
export function textOf(files: readonly SiteFile[], path: string): string {
  const file = files.find((one) => one.path === path)
  if (!file) throw new Error(`The site has no ${path}`)
  return new TextDecoder().decode(file.bytes)
}

/** The size of all files of a site, bytes. */
export function bytesIn(files: readonly SiteFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0)
}
