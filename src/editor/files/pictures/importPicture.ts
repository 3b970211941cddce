import type { Picture } from '../../../templates/engine/data/siteData.ts'
import type { PicturePlace } from '../../../templates/engine/fields/pictureType.ts'
import { canvasContext, encode } from '../canvas.ts'
import { inspectPicture, type PictureFacts } from './inspectPicture.ts'
import { brokenRefusal, fileRefusal, pictureCaution, pictureRefusal } from './refusal.ts'

const WEBP_QUALITY = 0.82
const JPEG_QUALITY = 0.86

export interface ImportedPicture {
  readonly picture: Omit<Picture, 'alt'>
  readonly bytes: Uint8Array
  /** Null, or one sentence about a flaw, such as the lost animation of a GIF. */
  readonly caution: string | null
}

/** Redraws a picture for its place, and so removes its metadata. @returns the new picture, or a refusal in one sentence */
export async function importPicture(
  file: File,
  place: PicturePlace,
): Promise<ImportedPicture | { readonly refusal: string }> {
  const sizeRefusal = fileRefusal(file)
  if (sizeRefusal) return { refusal: sizeRefusal }
  let facts: PictureFacts | undefined
  try {
    facts = inspectPicture(new Uint8Array(await file.arrayBuffer()))
    const refusal = pictureRefusal(file.name, facts)
    if (refusal) return { refusal }
    return { ...(await redraw(file, place)), caution: pictureCaution(file.name, facts, place) }
  } catch (reason) {
    console.warn('The picture could not be decoded.', reason)
    return { refusal: brokenRefusal(file.name, facts?.kind) }
  }
}

async function redraw(file: File, place: PicturePlace): Promise<Omit<ImportedPicture, 'caution'>> {
  const { source, ...sourceSize } = await decode(file)
  const { part, size } = fitPicture(sourceSize, place)
  const { width, height } = size
  const context = canvasContext(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, width, height)
  if (source instanceof ImageBitmap) source.close()
  const { canvas } = context
  // Some browsers cannot write WebP.
  const webp = place.jpegOnly ? null : await encode(canvas, 'image/webp', WEBP_QUALITY).catch(() => null)
  if (webp) return { picture: { file: `${place.file}.webp`, ...size }, bytes: webp }
  // A white background, because transparent parts would be black in a JPEG.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  const bytes = await encode(canvas, 'image/jpeg', JPEG_QUALITY)
  return { picture: { file: `${place.file}.jpg`, ...size }, bytes }
}

/** Falls back to `<img>`, which also decodes files that `createImageBitmap` refuses, such as a JPEG without its end. */
async function decode(file: File): Promise<{ source: CanvasImageSource; width: number; height: number }> {
  try {
    const source = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { source, width: source.width, height: source.height }
  } catch {
    const source = new Image()
    source.src = URL.createObjectURL(file)
    await source.decode().finally(() => URL.revokeObjectURL(source.src))
    return { source, width: source.naturalWidth, height: source.naturalHeight }
  }
}

type Size = PicturePlace['box']

/** Fits a picture to its place. @returns the part of the picture to draw, and the size of the new picture, px */
export function fitPicture({ width, height }: Size, { fit, box }: Pick<PicturePlace, 'fit' | 'box'>) {
  if (fit === 'contain') {
    const scale = Math.min(1, box.width / width, box.height / height)
    const scaled = (side: number) => Math.max(1, Math.round(side * scale))
    return { part: { x: 0, y: 0, width, height }, size: { width: scaled(width), height: scaled(height) } }
  }
  const scale = Math.min(width / box.width, height / box.height)
  const part = { width: box.width * scale, height: box.height * scale }
  return { part: { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part }, size: box }
}
