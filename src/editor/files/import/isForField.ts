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
