import { bytesOf } from '../../templates/dataUrl.ts'
import { DRAWN_SHARE } from '../../templates/drawnFiles.ts'
import type { Font, Kit } from '../../templates/kit.ts'
import { fontOf } from '../../templates/kit.ts'
import type { Pictures, SiteData } from '../../templates/siteData.ts'
import { drawShare } from './drawShare.ts'

/** Pixels a side. */
const ICONS = { 'icon.png': 48, 'touch-icon.png': 180 } as const
const SHARE_QUALITY = 0.8

/**
 * What is drawn of a site for its export: its icon in pixels, and, unless its owner chose a picture for chats, one with
 * their name. A browser that cannot draw them gives none, and the page has the template's own.
 *
 * @param kit with the letters that the words need
 */
export async function drawnPictures(kit: Kit, data: SiteData, pictures: Pictures): Promise<Pictures> {
  try {
    const icon = await pictureOf(new Blob([kit.icon(data.colours)], { type: 'image/svg+xml' }), 512)
    const drawn = new Map<string, Uint8Array>()
    for (const [file, side] of Object.entries(ICONS)) {
      const context = canvasOf(side, side)
      if (file.startsWith('touch')) {
        // A phone cuts the corners itself, and makes what is transparent black.
        context.fillStyle = data.colours.ground
        context.fillRect(0, 0, side, side)
      }
      context.drawImage(icon, 0, 0, side, side)
      drawn.set(file, await encoded(context, 'image/png'))
    }
    if (data.name.trim() && !pictures.has(data.sharePicture?.file ?? ''))
      drawn.set(kit.sharePicture.file, await share(kit, data, pictures, icon))
    return drawn
  } catch (reason) {
    console.warn('The icons and the picture for chats could not be drawn.', reason)
    return new Map()
  }
}

async function share(
  kit: Kit,
  data: SiteData,
  pictures: Pictures,
  icon: CanvasImageSource,
): Promise<Uint8Array> {
  const bytes = pictures.get(data.portrait?.file ?? '')
  const [heading, body, portrait] = await Promise.all([
    loaded(fontOf(kit, data.headingFont, 'heading')),
    loaded(fontOf(kit, data.bodyFont, 'body')),
    bytes && createImageBitmap(new Blob([bytes.slice()])),
  ])
  const context = canvasOf(DRAWN_SHARE.width, DRAWN_SHARE.height)
  drawShare(context, data, { heading, body, portrait: portrait ?? null, icon })
  return encoded(context, 'image/jpeg')
}

/** Loads a font of a template. @returns the families to write with, CSS */
async function loaded({ id, files, fallback }: Font): Promise<string> {
  const family = `drawn-${id}`
  const faces = files.map(({ url, range }) => {
    return new FontFace(
      family,
      bytesOf(url).slice().buffer,
      range === undefined ? {} : { unicodeRange: range },
    )
  })
  for (const face of await Promise.all(faces.map((one) => one.load()))) document.fonts.add(face)
  return `${family}, ${fallback}`
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('drawnPictures: the browser gives no canvas to draw on')
  return context
}

/** A drawing as a picture. @param side in pixels: without one Firefox draws nothing */
async function pictureOf(svg: Blob, side: number): Promise<HTMLImageElement> {
  const sized = (await svg.text()).replace('<svg ', `<svg width="${side}" height="${side}" `)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await image.decode()
  return image
}

async function encoded({ canvas }: CanvasRenderingContext2D, type: string): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, SHARE_QUALITY))
  if (blob?.type !== type) throw new Error(`drawnPictures: the browser writes no ${type}`)
  return new Uint8Array(await blob.arrayBuffer())
}
