import { hashOf } from '../../../lib/hashOf.ts'
import type { Picture } from '../../../templates/engine/data/siteData.ts'
import type { PicturePlace } from '../../../templates/engine/fields/pictureType.ts'
import { canvasContext, encode } from '../canvas.ts'
import { inspectPicture } from './inspectPicture.ts'
import {
  failureRefusal,
  fileRefusal,
  type PictureFailure,
  pictureCaution,
  pictureRefusal,
} from './refusal.ts'

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
  /** The reason if the next step fails. */
  let failure: PictureFailure = 'unreadable'
  try {
    const facts = inspectPicture(new Uint8Array(await file.arrayBuffer()))
    const refusal = pictureRefusal(file.name, facts)
    if (refusal) return { refusal }
    failure = 'unwritable'
    const context = canvasContext(1, 1)
    failure = 'undecodable'
    await draw(context, bitmapOf(file), place, false).catch(() =>
      draw(context, imageOf(file), place, facts.kind !== 'jpeg'),
    )
    failure = 'unwritable'
    return { ...(await write(context, place)), caution: pictureCaution(file.name, facts, place) }
  } catch (reason) {
    console.warn(`The picture is ${failure}.`, reason)
    return { refusal: failureRefusal(file.name, failure) }
  }
}
type Size = PicturePlace['box']
type Decoded = Size & { readonly source: CanvasImageSource }

async function bitmapOf(file: File): Promise<Decoded> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return { source, width: source.width, height: source.height }
}

/** Decodes more than `createImageBitmap` does: a JPEG without its end, and in Safari a large photo. */
async function imageOf(file: File): Promise<Decoded> {
  const source = new Image()
  source.src = URL.createObjectURL(file)
  await source.decode().finally(() => URL.revokeObjectURL(source.src))
  return { source, width: source.naturalWidth, height: source.naturalHeight }
}

/** Draws a picture as its place needs it. @param mayBeEmpty false if nothing was drawn when all pixels are transparent */
async function draw(
  context: CanvasRenderingContext2D,
  decoding: Promise<Decoded>,
  place: PicturePlace,
  mayBeEmpty: boolean,
): Promise<void> {
  const { source, ...sourceSize } = await decoding
  const { part, size } = fitPicture(sourceSize, place)
  Object.assign(context.canvas, size)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height)
  if (source instanceof ImageBitmap) source.close()
  const isEmpty = () => context.getImageData(0, 0, size.width, size.height).data.every((value) => value === 0)
  // Safari may draw nothing of a large photo, without an error.
  if (!mayBeEmpty && isEmpty()) throw new Error('draw: the browser draws nothing')
}

async function write(
  context: CanvasRenderingContext2D,
  { file, jpegOnly, hasVersion }: PicturePlace,
): Promise<Omit<ImportedPicture, 'caution'>> {
  const { canvas } = context
  const { width, height } = canvas
  // Some browsers cannot write WebP.
  const webp = jpegOnly ? null : await encode(canvas, 'image/webp', WEBP_QUALITY).catch(() => null)
  if (webp) return { picture: { file: `${file}.webp`, width, height }, bytes: webp }
  // A white background, because transparent parts would be black in a JPEG.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  const bytes = await encode(canvas, 'image/jpeg', JPEG_QUALITY)
  const name = hasVersion ? `${file}-${hashOf(bytes)}` : file
  return { picture: { file: `${name}.jpg`, width, height }, bytes }
}

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
