import type { SiteFile } from '../../src/templates/engine/data/siteData.ts'

/** The text of a file. @throws when the site has no such file */
export function textOf(files: readonly SiteFile[], path: string): string {
  const file = files.find((each) => each.path === path)
  if (!file) throw new Error(`The site has no ${path}`)
  return new TextDecoder().decode(file.bytes)
}

export function bytesIn(files: readonly SiteFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0)
}
