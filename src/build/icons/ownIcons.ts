import sharp, { type Sharp } from 'sharp'
import { toHex } from '../../lib/rgb.ts'
import { findOriginal } from '../findOriginal.ts'
import { type Content, importWithContent, loadContent } from '../loadContent.ts'
import { cutOriginal } from '../pictures/cutOriginal.ts'
import { type IconShape, iconFiles } from './iconFiles.ts'

/** Width of a transparent picture, as a fraction of the icon. A mask may cut all that is outside the middle four fifths. */
const PICTURE_WIDTH = { tab: 1, any: 1, touch: 0.8, maskable: 0.62 } as const
/** Tabs show the SVG icon smaller than this. */
const SVG_PX = 128

/** By the content that names the picture, because a browser asks the dev server for each icon by itself. */
const drawn = new WeakMap<Promise<Content>, Promise<ReadonlyMap<string, Buffer>>>()

/**
 * The icons of the owner's own picture, which `icon` of `site.ts` names. A transparent picture is seen whole; where
 * a platform would fill the holes, it is on the theme's background colour. Any other picture fills its square.
 *
 * @param root the project's folder
 * @returns their content, by the names of their files; none without such a picture
 */
export function ownIcons(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const content = loadContent(root)
  const icons = drawn.get(content) ?? drawIcons(root, content)
  drawn.set(content, icons)
  return icons
}

async function drawIcons(root: string, content: Promise<Content>): Promise<ReadonlyMap<string, Buffer>> {
  const { icon } = (await content).site
  if (icon === undefined) return new Map()
  const { path, original } = await findOriginal(root, icon)
  const { palette } = await importWithContent<typeof import('../../site/theme.ts')>(root, 'src/site/theme.ts')
  const isTransparent = original.placeholder === null

  const square = (sizePx: number) =>
    cutOriginal(
      path,
      original,
      { width: sizePx, height: sizePx },
      { fit: isTransparent ? 'contain' : 'cover' },
    )
  const draw = async (shape: IconShape, sizePx: number): Promise<Sharp> => {
    if (!isTransparent || PICTURE_WIDTH[shape] === 1) return square(sizePx)
    const inside = await (await square(Math.round(PICTURE_WIDTH[shape] * sizePx))).png().toBuffer()
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
