import type { PicturePlace } from '../../templates/fields/pictureType.ts'
import type { Picture } from '../../templates/siteData.ts'
import { canvasOf, encoded } from '../canvas.ts'
import { fitted } from './fit.ts'
import { inspectPicture } from './inspectPicture.ts'
import { cautionOn, refusedBroken, refusedPicture, refusedUnread } from './refusal.ts'

const WEBP_QUALITY = 0.82
const JPEG_QUALITY = 0.86

export interface ImportedPicture {
  readonly picture: Omit<Picture, 'alt'>
  readonly bytes: Uint8Array
  /** One sentence about a loss, such as a GIF's animation, or null. */
  readonly caution: string | null
}

/** Redraws a visitor's picture for its place, which removes all metadata. @returns it, or why it is refused */
export async function importPicture(
  file: File,
  place: PicturePlace,
): Promise<ImportedPicture | { readonly refused: string }> {
  const unread = refusedUnread(file)
  if (unread) return { refused: unread }
  const facts = inspectPicture(new Uint8Array(await file.arrayBuffer()))
  const refused = refusedPicture(file.name, facts)
  if (refused) return { refused }
  try {
    return { ...(await redrawn(file, place)), caution: cautionOn(file.name, facts, place) }
  } catch (reason) {
    console.warn('The picture could not be decoded.', reason)
    return { refused: refusedBroken(file.name) }
  }
}

async function redrawn(file: File, place: PicturePlace): Promise<Omit<ImportedPicture, 'caution'>> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { part, size } = fitted(bitmap, place)
  const { width, height } = size
  const context = canvasOf(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height)
  bitmap.close()
  const { canvas } = context
  const webp = place.jpegOnly ? null : await encoded(canvas, 'image/webp', WEBP_QUALITY).catch(() => null)
  if (webp) return { picture: { file: `${place.file}.webp`, ...size }, bytes: webp }
  // JPEG would show transparent parts as black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  const bytes = await encoded(canvas, 'image/jpeg', JPEG_QUALITY)
  return { picture: { file: `${place.file}.jpg`, ...size }, bytes }
}
