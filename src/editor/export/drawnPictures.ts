import { bytesOf } from '../../templates/dataUrl.ts'
import type { Font, Kit } from '../../templates/kit.ts'
import { chosenFont } from '../../templates/renderStyles.ts'
import type { Pictures, SiteData } from '../../templates/siteData.ts'
import { SHARE_PICTURE_SIZE } from '../../templates/siteData.ts'
import { canvasOf, encoded } from '../canvas.ts'
import { drawSharePicture } from './drawSharePicture.ts'
import { drawSvg } from './drawSvg.ts'

const ICON_PX = 128
const SHARE_PICTURE_QUALITY = 0.72
/** Mask of a colour channel in the icon. Without the last three bits a gradient needs a third of the bytes. */
const COLOUR_MASK = 0xf8

/**
 * Draws the icon as PNG, and a share picture with the name unless the owner chose one. Empty if the browser cannot draw
 * them; the page then uses the template's own.
 *
 * @param kit with fonts that have all letters of the page
 */
export async function drawnPictures(kit: Kit, data: SiteData, pictures: Pictures): Promise<Pictures> {
  try {
    // Phones round the corners, and show transparent pixels as black.
    const svg = kit.icon(data.colours).replace(/ rx="\d+"/, '')
    const icon = await drawSvg(svg, ICON_PX)
    reduceColours(icon)
    const drawn = new Map<string, Uint8Array>([['icon.png', await encoded(icon, 'image/png')]])
    if (data.name.trim() && !pictures.has(data.sharePicture?.file ?? ''))
      drawn.set(kit.sharePicture.file, await sharePicture(kit, data, pictures))
    return drawn
  } catch (reason) {
    console.warn('The icon and the picture for chats could not be drawn.', reason)
    return new Map()
  }
}

async function sharePicture(kit: Kit, data: SiteData, pictures: Pictures): Promise<Uint8Array> {
  const { width, height } = SHARE_PICTURE_SIZE
  const bytes = pictures.get(data.portrait?.file ?? '')
  const fonts = [chosenFont(kit, data, 'heading'), chosenFont(kit, data, 'body')] as const
  const faces = fonts.flatMap(facesOf)
  const [icon, portrait] = await Promise.all([
    drawSvg(kit.icon(data.colours), height),
    bytes ? createImageBitmap(new Blob([bytes.slice()])) : null,
    ...faces.map((face) => face.load()),
  ])
  const context = canvasOf(width, height)
  const heading = familiesOf(fonts[0])
  const body = familiesOf(fonts[1])
  for (const face of faces) document.fonts.add(face)
  drawSharePicture(context, data, { heading, body, portrait, icon })
  for (const face of faces) document.fonts.delete(face)
  portrait?.close()
  return encoded(context.canvas, 'image/jpeg', SHARE_PICTURE_QUALITY)
}

const familyOf = ({ id }: Font) => `drawn-${id}`
const familiesOf = (font: Font) => `${familyOf(font)}, ${font.fallback}`

function facesOf(font: Font): FontFace[] {
  return font.files.map(
    ({ url, range }) =>
      new FontFace(familyOf(font), bytesOf(url).slice().buffer, range ? { unicodeRange: range } : {}),
  )
}

function reduceColours(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height)
  if (!context || !pixels) return
  for (const [at, value] of pixels.data.entries())
    if (at % 4 !== 3) pixels.data[at] = (value & COLOUR_MASK) | (value >> 5)
  context.putImageData(pixels, 0, 0)
}
