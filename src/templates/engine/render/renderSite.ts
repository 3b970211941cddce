import { embeddedPlayer } from '../../../addresses/players.ts'
import { picturesOf } from '../data/pictures.ts'
import type { Pictures, SiteData, SiteFile } from '../data/siteData.ts'
import { DRAWN_FILES, siteDataJson } from '../data/siteData.ts'
import type { Kit } from '../kit/kit.ts'
import { bytesOf } from '../kit/kit.ts'
import loadPlayers from '../scripts/loadPlayers.js?raw'
import { fontFilesFor } from '../styles/fontFiles.ts'
import { usedParts } from '../styles/styleParts.ts'
import { EDITOR_DATA_FILE } from '../zip/pageData.ts'
import { renderLicences } from './renderLicences.ts'
import { renderPage } from './renderPage.ts'
import { renderReadme } from './renderReadme.ts'
import { renderStyles } from './renderStyles.ts'
import { addressIn, publishedPath, withVersions } from './versions.ts'

/** Matches lines with only a comment. Comments are for template authors, so an exported script has no such lines. */
const COMMENT_LINES = /^ *\/\/.*\n/gm

/**
 * The files of a site, sorted by path. Equal data gives equal bytes.
 * @param pictures may include `DRAWN_FILES`
 * @throws if a font file cannot be fetched
 */
export async function renderSite(kit: Kit, data: SiteData, pictures: Pictures): Promise<readonly SiteFile[]> {
  const fontFiles = fontFilesFor(kit, data)
  const files = new Map<string, Uint8Array>([
    ['script.js', encoded(scriptOf(kit, data).replace(COMMENT_LINES, ''))],
    ['icon.svg', encoded(kit.icon(data.colours))],
    ['README.txt', encoded(renderReadme(kit.name, fontFiles))],
    ['licences.txt', encoded(renderLicences(kit.name, fontFiles))],
  ])
  for (const { file, url } of kit.pictures) files.set(file, bytesOf(url))
  const fonts = fontFiles.map(async ({ file, load }) => [file, bytesOf(await load())] as const)
  for (const [file, bytes] of await Promise.all(fonts)) files.set(file, bytes)
  if (!pictures.has(data.sharePicture?.file ?? ''))
    files.set(kit.sharePicture.file, bytesOf(kit.sharePicture.url))
  for (const file of [...DRAWN_FILES, ...picturesOf(data).map((picture) => picture.file)]) {
    const bytes = pictures.get(file)
    if (bytes) files.set(file, bytes)
  }
  if (data.links.some(({ hidden }) => hidden)) files.set(EDITOR_DATA_FILE, encoded(siteDataJson(data)))
  const styles = renderStyles(kit, data, usedParts(data), fontFiles)
  files.set('style.css', encoded(withVersions(styles, files)))
  const page = renderPage(kit, data, pictures, { addressOf: (file) => addressIn(files, file) })
  files.set('index.html', encoded(withVersions(page, files)))
  return [...files]
    .map(([path, bytes]) => ({ path: publishedPath(files, path), bytes }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function scriptOf(kit: Kit, { music }: SiteData): string {
  const hasPlayers = music.some(({ url }) => embeddedPlayer(url) !== null)
  return kit.script + (hasPlayers ? loadPlayers : '')
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
