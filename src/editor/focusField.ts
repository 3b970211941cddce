import { fieldId } from './fieldId.ts'
import { groupOf } from './form/rows/pageForm.ts'
import type { Session } from './session.ts'
import { firstVisibleLinkFor } from './state/view.ts'

const EXTRAS = 'data-extras'

/** Marks the folded extras of an item, which `focusField` unfolds. @param itemPath as in `links.3` */
export const extrasMark = (itemPath: string) => ({ [EXTRAS]: itemPath })

/** Longest wait for a field, frames. The fields of an item and of its extras appear a few frames after they open. */
const MAX_FRAMES = 10

/** Opens the elements around a field of the open group, scrolls to it and focuses it. @param block the field's place in the window */
export function focusField(path: string, block: ScrollLogicalPosition = 'center'): void {
  // In a microtask, React has rendered the changes of the current event.
  queueMicrotask(() => tryToShow(path, { block, isFocused: true }, MAX_FRAMES))
}

/**
 * Shows a field or an item of the form, and opens its group.
 * @param path in the data, as in `links.3.url` or `links.3`
 * @param isFocused false: only opens the elements around it and scrolls to it
 */
export function goToField({ view }: Pick<Session, 'view'>, path: string, isFocused = true): void {
  const [, list = '', index = ''] = /^(\w+)\.(\d+)/.exec(path) ?? []
  const [key = ''] = path.split('.')
  view.setState(({ group, firstVisibleLink }) => ({
    tab: 'edit',
    group: groupOf(key) ?? group,
    firstVisibleLink: list === 'links' ? firstVisibleLinkFor(Number(index)) : firstVisibleLink,
  }))
  queueMicrotask(() => tryToShow(path, { block: 'center', isFocused }, MAX_FRAMES))
}

/** Focuses the line of an item, which stays closed. @param index negative for the button that adds an item */
export function focusRow(list: string, index: number): void {
  focusField(`${list}.${index < 0 ? 'add' : index}`, 'nearest')
}

interface ShowOptions {
  readonly block: ScrollLogicalPosition
  readonly isFocused: boolean
}

function tryToShow(path: string, options: ShowOptions, remainingFrames: number): void {
  if (showNow(path, options, remainingFrames > 0) || remainingFrames === 0) return
  const retry = () => tryToShow(path, options, remainingFrames - 1)
  // React renders an item that has just been opened in a microtask.
  if (remainingFrames === MAX_FRAMES) queueMicrotask(retry)
  else requestAnimationFrame(retry)
}

/** @returns true if the field, or the first field of its item, is shown now, and has the focus if it shall */
function showNow(path: string, { block, isFocused }: ShowOptions, canWait: boolean): boolean {
  const field = document.getElementById(fieldId(path))
  const itemPath = itemPathOf(path)
  const line = document.getElementById(fieldId(itemPath))
  if (!field && line && canWait) {
    // Closed items and folded extras do not render their fields.
    if (line.ariaExpanded === 'false') line.click()
    else unfold(document.querySelector(`[${EXTRAS}="${CSS.escape(itemPath)}"]`))
    return false
  }
  // If the item does not have the field, its first field gets the focus.
  const element = field ?? document.querySelector<HTMLElement>(`[id^="${fieldId(itemPath)}-"]`)
  unfold(element)
  element?.scrollIntoView({ block })
  if (isFocused) element?.focus({ preventScroll: true })
  return element !== null && (!isFocused || document.activeElement === element)
}

function unfold(element: Element | null): void {
  let details = element?.closest('details')
  while (details) {
    details.open = true
    details = details.parentElement?.closest('details')
  }
}

/** The path of a field's item: `links.3` for `links.3.until`. */
function itemPathOf(path: string): string {
  return path.split('.').slice(0, 2).join('.')
}
