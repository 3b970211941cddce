/*
 * Draws all icons of the site into the owner's folder `public`: from the moon in the owner's theme
 * (`npm run tool -- icons`), or from a picture (`npm run tool -- icons logo.png`).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from '../../build/content/contentFolder.ts'
import { FAVICON_FILE, manifestIcons, SVG_ICON_FILE, touchIcon } from '../../head/iconFiles.ts'
import { ico } from './ico.ts'
import type { IconShape } from './iconShape.ts'
import { moonIcon } from './moonIcon.tsx'
import { pictureIcon } from './pictureIcon.ts'

const FAVICON_SIZES_PX = [16, 32, 48] as const
const LARGEST_FAVICON_PX = Math.max(...FAVICON_SIZES_PX)

const picture = process.argv[3]
const { draw, svg } = picture === undefined ? await moonIcon() : await pictureIcon(picture)

async function png(shape: IconShape, sizePx: number): Promise<Buffer> {
  const icon = await draw(shape, sizePx)
  // The small icons are for the ICO file, whose pictures have no palette.
  return icon.png({ palette: sizePx > LARGEST_FAVICON_PX, effort: 10, compressionLevel: 9 }).toBuffer()
}

async function save(file: string, bytes: Buffer): Promise<void> {
  await writeFile(join(folder, file), bytes)
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`)
}

const folder = join(contentFolder(process.cwd()), 'public')
await mkdir(folder, { recursive: true })
for (const { file, sizePx, purpose } of manifestIcons) await save(file, await png(purpose, sizePx))
await save(touchIcon.file, await png('touch', touchIcon.sizePx))
const tabIcons = FAVICON_SIZES_PX.map(async (sizePx) => ({ sizePx, bytes: await png('tab', sizePx) }))
await save(FAVICON_FILE, ico(await Promise.all(tabIcons)))
await save(SVG_ICON_FILE, Buffer.from(svg))
