import type { ClipboardEvent, DragEvent } from 'react'

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

/** True if a field receives text by a paste, or by a drop without files. */
export function isForField(
  { type, target }: Pick<Event, 'type' | 'target'>,
  transfer: Pick<DataTransfer, 'types'> | null,
): boolean {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file' && target.type !== 'color')
  const has = (type: string) => transfer?.types.includes(type) ?? false
  // A paste of text may have files too: spreadsheets add a picture to copied text.
  const isText = has('text/plain') && (type === 'paste' || !has('Files'))
  return isField && isText
}
