/**
 * True if a drop or a paste is text for the text field under it. A drop with files is not. A paste with text and a
 * picture is: spreadsheets add a picture of copied text.
 */
export function isForField(
  { type, target }: Pick<Event, 'type' | 'target'>,
  transfer: Pick<DataTransfer, 'types'> | null,
): boolean {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file' && target.type !== 'color')
  const has = (type: string) => transfer?.types.includes(type) ?? false
  return isField && has('text/plain') && (type === 'paste' || !has('Files'))
}
