import type { ClipboardEvent, DragEvent } from 'react'
import { isForField } from './isForField.ts'

/**
 * Takes the picture of a drop or paste, so that the editor does not take it for the portrait.
 * @returns undefined without a picture, and if a text field receives text
 */
export function takePicture(event: ClipboardEvent | DragEvent, transfer: DataTransfer): File | undefined {
  if (isForField(event, transfer)) return undefined
  const picture = [...transfer.files].find(({ type }) => type.startsWith('image/'))
  if (picture) {
    event.preventDefault()
    event.stopPropagation()
  }
  return picture
}
