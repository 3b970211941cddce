/**
 * Returns true when a drop or paste is text for the text field under it. A drop with files is for the files. A paste with
 * text is for the text, because spreadsheets add a picture of it.
 *
 * @param type of the event
 */
export function isForField(
  { type, target }: Pick<Event, 'type' | 'target'>,
  transfer: Pick<DataTransfer, 'types'> | null,
): boolean {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file' && target.type !== 'color')
  const has = (kind: string) => transfer?.types.includes(kind) ?? false
  return isField && has('text/plain') && (type === 'paste' || !has('Files'))
}
