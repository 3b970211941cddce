import type { Pictures, SiteData } from '../../../templates/engine/data/siteData.ts'
import { SHARE_PICTURE } from '../../../templates/engine/fields/picturePlaces.ts'
import { fontOf, type Kit } from '../../../templates/engine/kit/kit.ts'
import { fontFilesFor } from '../../../templates/engine/styles/fontFiles.ts'
import { faceOf, familiesOf } from '../../pageFaces.ts'
import { canvasContext, encode } from '../canvas.ts'
import { drawSharePicture } from './drawSharePicture.ts'

const ICON_FILE = 'icon.png'
const ICON_PX = 128
const SHARE_JPEG_QUALITY = 0.7
/** The highest five bits of a colour channel. With all eight, the icon's file would be three times as large. */
const KEPT_BITS = 0xf8

/** Draws the icon, and a share picture if the page has a name and no share picture. @returns an empty map after a failure */
export async function drawnPictures(kit: Kit, data: SiteData, pictures: Pictures): Promise<Pictures> {
  try {
    // Square corners, because phones round the corners, and show transparent pixels as black.
    const svg = kit.icon(data.colours).replace(/ rx="\d+"/, '')
    const icon = await drawSvg(svg, ICON_PX)
    reduceColours(icon)
    const drawn = new Map<string, Uint8Array>([[ICON_FILE, await encode(icon, 'image/png')]])
    if (data.name.trim() && !pictures.has(data.sharePicture?.file ?? ''))
      drawn.set(kit.sharePicture.file, await sharePicture(kit, data, pictures))
    return drawn
  } catch (reason) {
    console.warn('The icon and the picture for chats could not be drawn.', reason)
    return new Map()
  }
}

async function sharePicture(kit: Kit, data: SiteData, pictures: Pictures): Promise<Uint8Array> {
  const { width, height } = SHARE_PICTURE.box
  const context = canvasContext(width, height)
  const bytes = pictures.get(data.portrait?.file ?? '')
  const faces = await Promise.all(fontFilesFor(kit, data).map(faceOf))
  // The type of `bytes` allows shared memory, which `Blob` does not take. A copy is never shared.
  const [icon, portrait] = await Promise.all([
    drawSvg(kit.icon(data.colours), height),
    bytes ? createImageBitmap(new Blob([bytes.slice()])) : null,
    ...faces.map((face) => face.load()),
  ])
  const heading = familiesOf(fontOf(kit, data.headingFont, 'heading'))
  const body = familiesOf(fontOf(kit, data.bodyFont, 'body'))
  try {
    for (const face of faces) document.fonts.add(face)
    drawSharePicture(context, data, { heading, body, portrait, icon })
  } finally {
    for (const face of faces) document.fonts.delete(face)
    portrait?.close()
  }
  return encode(context.canvas, 'image/jpeg', SHARE_JPEG_QUALITY)
}

/** Draws a square SVG on a new canvas. @throws if the browser cannot draw it */
async function drawSvg(svg: string, sidePx: number): Promise<HTMLCanvasElement> {
  // Firefox draws no SVG without a width and a height.
  const svgWithSize = svg.replace('<svg ', `<svg width="${sidePx}" height="${sidePx}" `)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svgWithSize)}`
  await image.decode()
  const context = canvasContext(sidePx, sidePx)
  context.drawImage(image, 0, 0, sidePx, sidePx)
  return context.canvas
}

function reduceColours(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height)
  if (!context || !pixels) return
  // The highest three bits replace the lowest three, so that white stays white. Each fourth value is the opacity.
  for (const [index, value] of pixels.data.entries())
    if (index % 4 !== 3) pixels.data[index] = (value & KEPT_BITS) | (value >> 5)
  context.putImageData(pixels, 0, 0)
}
