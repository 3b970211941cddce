/**
 * Whether what is dropped or pasted is words for the field that it meets: of what is dropped, files go before words; of
 * what is pasted, words before files, because a spreadsheet adds a picture of them.
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
