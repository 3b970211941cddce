import sharp, { type Sharp } from 'sharp'
import { toHex } from '../../lib/rgb.ts'
import { findOriginal } from '../findOriginal.ts'
import { type Content, importWithContent, loadContent } from '../loadContent.ts'
import { resizeOriginal } from '../pictures/resizeOriginal.ts'
import { type IconShape, iconFiles } from './iconFiles.ts'

/** Width of a transparent picture, share of the icon's. `maskable` is small: a platform may crop it to its middle 80 %. */
const WIDTH_SHARE = { tab: 1, any: 1, touch: 0.8, maskable: 0.62 } as const
const SVG_PX = 128

/** The icons, by the content they were drawn for. A cache for the dev server: browsers request the icons one by one. */
const drawnIcons = new WeakMap<Promise<Content>, Promise<ReadonlyMap<string, Buffer>>>()

/**
 * The icons made of the `icon` of `site.ts`, by file name. A transparent picture is shown whole. An opaque picture fills
 * the square. Empty if `site.ts` has no `icon`.
 */
export function ownIcons(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const content = loadContent(root)
  const icons = drawnIcons.get(content) ?? drawIcons(root, content)
  drawnIcons.set(content, icons)
  return icons
}

async function drawIcons(root: string, content: Promise<Content>): Promise<ReadonlyMap<string, Buffer>> {
  const { icon } = (await content).site
  if (icon === undefined) return new Map()
  const { path, original } = await findOriginal(root, icon)
  const { palette } = await importWithContent<typeof import('../../site/theme.ts')>(root, 'src/site/theme.ts')
  // Only opaque pictures have a placeholder.
  const isTransparent = original.placeholder === null

  const square = (sizePx: number) =>
    resizeOriginal(
      path,
      original,
      { width: sizePx, height: sizePx },
      { fit: isTransparent ? 'contain' : 'cover' },
    )
  const draw = async (shape: IconShape, sizePx: number): Promise<Sharp> => {
    if (!isTransparent || WIDTH_SHARE[shape] === 1) return square(sizePx)
    const inside = await (await square(Math.round(WIDTH_SHARE[shape] * sizePx))).png().toBuffer()
    const background = {
      width: sizePx,
      height: sizePx,
      channels: 3,
      background: toHex(palette.void),
    } as const
    return sharp({ create: background }).composite([{ input: inside }])
  }
  return iconFiles(draw, await svgOf(await square(SVG_PX)))
}

async function svgOf(picture: Sharp): Promise<string> {
  const data = (await picture.webp({ quality: 85, effort: 6 }).toBuffer()).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SVG_PX} ${SVG_PX}"><image width="${SVG_PX}" height="${SVG_PX}" href="data:image/webp;base64,${data}"/></svg>`
}
