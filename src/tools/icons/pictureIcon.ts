import sharp, { type Sharp } from 'sharp'
import { toHex } from '../../lib/rgb.ts'
import { palette } from '../../site/theme.ts'
import type { IconDrawing, IconShape } from './iconShape.ts'

/** Width of a transparent picture, share of the icon's. `maskable` is small: a platform may crop it to its middle 80 %. */
const WIDTH_SHARE = { tab: 1, any: 1, touch: 0.8, maskable: 0.62 } as const
const SVG_PX = 128
/** High enough for an SVG to be sharp as the largest icon. */
const VECTOR_DENSITY = 600
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 } as const

/** Icons of a picture. A transparent one is shown whole, an opaque one fills the square. @throws when it cannot be read */
export async function pictureIcon(path: string): Promise<IconDrawing> {
  const isVector = path.endsWith('.svg')
  const original = () => sharp(path, isVector ? { density: VECTOR_DENSITY } : {}).autoOrient()
  const { isOpaque } = await original().stats()

  const square = (sizePx: number) =>
    original().resize({
      width: sizePx,
      height: sizePx,
      fit: isOpaque ? 'cover' : 'contain',
      background: TRANSPARENT,
    })
  const draw = async (shape: IconShape, sizePx: number): Promise<Sharp> => {
    if (isOpaque || WIDTH_SHARE[shape] === 1) return square(sizePx)
    const inside = await square(Math.round(WIDTH_SHARE[shape] * sizePx))
      .png()
      .toBuffer()
    const background = toHex(palette.void)
    return sharp({ create: { width: sizePx, height: sizePx, channels: 3, background } }).composite([
      { input: inside },
    ])
  }

  const webp = (await square(SVG_PX).webp({ quality: 85, effort: 6 }).toBuffer()).toString('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SVG_PX} ${SVG_PX}"><image width="${SVG_PX}" height="${SVG_PX}" href="data:image/webp;base64,${webp}"/></svg>`
  return { draw, svg }
}
