import type { Sharp } from 'sharp'
import { FAVICON_FILE, manifestIcons, SVG_ICON_FILE, touchIcon } from '../../head/icons.ts'
import { ico } from './ico.ts'

/** `tab` is for browsers, `touch` for the home screen of an iPhone. A platform may crop `maskable`, but not `any`. */
export type IconShape = 'tab' | 'any' | 'touch' | 'maskable'

const FAVICON_SIZES_PX = [16, 32, 48] as const
const LARGEST_FAVICON_PX = Math.max(...FAVICON_SIZES_PX)

/** All icons of a site, by file name. @param draw draws a square icon @param svg the SVG icon */
export async function iconFiles(
  draw: (shape: IconShape, sizePx: number) => Promise<Sharp>,
  svg: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const png = async (shape: IconShape, sizePx: number) => {
    const icon = await draw(shape, sizePx)
    // The small icons are for the ICO file, whose pictures have no palette.
    return icon.png({ palette: sizePx > LARGEST_FAVICON_PX, effort: 10, compressionLevel: 9 }).toBuffer()
  }
  const files = new Map<string, Buffer>()
  for (const { file, sizePx, purpose } of manifestIcons) files.set(file, await png(purpose, sizePx))
  files.set(touchIcon.file, await png('touch', touchIcon.sizePx))
  const tabIcons = FAVICON_SIZES_PX.map(async (sizePx) => ({ sizePx, bytes: await png('tab', sizePx) }))
  files.set(FAVICON_FILE, ico(await Promise.all(tabIcons)))
  return files.set(SVG_ICON_FILE, Buffer.from(svg))
}
