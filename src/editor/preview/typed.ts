import { pathOfField } from '../fields/fieldId.ts'

/** What a letter is about to make of the field that it is typed in; null for anything but a letter in a field of words. */
export function typed({ inputType, data, isComposing, target }: InputEvent) {
  if (inputType !== 'insertText' || data === null || isComposing) return null
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null
  const { id, value, selectionStart, selectionEnd } = target
  const path = pathOfField(id)
  if (path === null || selectionStart === null || selectionEnd === null) return null
  return { path, from: value, to: value.slice(0, selectionStart) + data + value.slice(selectionEnd) }
}
