/**
 * Returns true when a drop or paste is text for its text field. A drop with files is not. A paste with text is,
 * because spreadsheets add a picture of the text.
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
