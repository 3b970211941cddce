import type { Picture } from '../../templates/siteData.ts'
import { type Fit, fitted, type PicturePlace } from './fit.ts'
import { inspectPicture } from './inspectPicture.ts'
import { cautionOn, refusedBroken, refusedPicture, refusedUnread } from './refusal.ts'

const WEBP = { type: 'image/webp', ending: 'webp', quality: 0.82 } as const
const JPEG = { type: 'image/jpeg', ending: 'jpg', quality: 0.86 } as const

/** A picture as it stands in the site: small, upright, and without what the camera noted. */
export interface ImportedPicture {
  readonly picture: Omit<Picture, 'alt'>
  readonly bytes: Uint8Array
  /** A sentence on what may not be expected of it, or null. */
  readonly caution: string | null
}

/**
 * Draws a visitor's picture again for its place on the site. Nothing of the file stays but what it shows.
 *
 * @returns the picture, or one sentence that says why it was refused
 */
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
  const { file: path, jpegOnly } = place
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const drawn = fitted(bitmap, place)
  const webp = jpegOnly ? null : await encoded(bitmap, drawn, WEBP, false)
  // A browser that writes no WebP answers with a PNG.
  const blob = webp?.type === WEBP.type ? webp : await encoded(bitmap, drawn, JPEG, true)
  bitmap.close()
  const { ending } = blob.type === WEBP.type ? WEBP : JPEG
  return {
    picture: { file: `${path}.${ending}`, ...drawn.size },
    bytes: new Uint8Array(await blob.arrayBuffer()),
  }
}

/** @param onWhite whether transparent parts become white; in a JPEG they would be black */
function encoded(
  bitmap: ImageBitmap,
  { part, size }: Fit,
  { type, quality }: typeof WEBP | typeof JPEG,
  onWhite: boolean,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('importPicture: the browser gives no canvas to draw on')
  if (onWhite) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('importPicture: the picture could not be written'))),
      type,
      quality,
    ),
  )
}
