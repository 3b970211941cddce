import type { PicturePlace } from '../../../templates/engine/fields/pictureType.ts'

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
