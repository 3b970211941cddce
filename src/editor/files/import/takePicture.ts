import type { ClipboardEvent, DragEvent } from 'react'
import { isForField } from './isForField.ts'

/**
 * Finds the picture in a drop or paste, and stops the event: `useFileImport` would import the picture again.
 * @returns undefined if the event has no picture, or if a field receives its text
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
