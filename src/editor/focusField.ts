import { fieldId } from './fieldId.ts'
import type { Session } from './session.ts'
import { firstVisibleLinkFor } from './state/view.ts'

const EXTRAS = 'data-extras'
const REMOVAL = 'data-removal'

/** Marks the folded extras of an item, which `focusField` unfolds. @param itemPath as in `links.3` */
export const extrasMark = (itemPath: string) => ({ [EXTRAS]: itemPath })

/** Marks the button that removes an item, which `focusRow` focuses. */
export const REMOVAL_MARK = { [REMOVAL]: true }

/** Longest wait for a field, frames. The fields of folded extras appear a few frames after the extras unfold. */
const MAX_FRAMES = 10

/** Unfolds the elements around a field, scrolls to it and focuses it. @param block the field's place in the window */
export function focusField(path: string, block: ScrollLogicalPosition = 'center'): void {
  // In a microtask, React has rendered the changes of the current event.
  queueMicrotask(() => tryToShow(path, { block, isFocused: true }, MAX_FRAMES))
}

/**
 * Shows a field or an item of the form.
 * @param path in the data, as in `links.3.url` or `links.3`
 * @param isFocused false: only unfolds it and scrolls to it
 */
export function goToField({ view }: Pick<Session, 'view'>, path: string, isFocused = true): void {
  const [, list = '', index = ''] = /^(\w+)\.(\d+)/.exec(path) ?? []
  view.setState(({ firstVisibleLink }) => ({
    tab: 'edit',
    firstVisibleLink: list === 'links' ? firstVisibleLinkFor(Number(index)) : firstVisibleLink,
  }))
  if (isFocused && path === `${list}.${index}`) focusRow(list, Number(index))
  else queueMicrotask(() => tryToShow(path, { block: 'center', isFocused }, MAX_FRAMES))
}

/** Focuses an item without opening a phone's keyboard. @param index negative for the button that adds an item */
export function focusRow(list: string, index: number): void {
  if (index < 0) {
    focusField(`${list}.add`, 'nearest')
    return
  }
  queueMicrotask(() => {
    const row = document.querySelector(`[id^="${fieldId(`${list}.${index}`)}-"]`)?.closest('li')
    const summary = row?.querySelector<HTMLElement>(':scope > details:not([open]) > summary')
    const target = summary ?? row?.querySelector<HTMLElement>(`[${REMOVAL}]`)
    unfold(row ?? null)
    target?.scrollIntoView({ block: 'nearest' })
    target?.focus({ preventScroll: true })
  })
}

interface ShowOptions {
  readonly block: ScrollLogicalPosition
  readonly isFocused: boolean
}

function tryToShow(path: string, options: ShowOptions, remainingFrames: number): void {
  if (showNow(path, options, remainingFrames > 0) || remainingFrames === 0) return
  requestAnimationFrame(() => tryToShow(path, options, remainingFrames - 1))
}

/** @returns true if the field, or the first field of its item, is shown now, and has the focus if it shall */
function showNow(path: string, { block, isFocused }: ShowOptions, canWait: boolean): boolean {
  const field = document.getElementById(fieldId(path))
  const itemPath = itemPathOf(path)
  const extras = document.querySelector(`[${EXTRAS}="${CSS.escape(itemPath)}"]`)
  if (!field && path !== itemPath && extras && canWait) {
    // Folded extras do not render their fields. The path of an item names no field, so its extras stay folded.
    unfold(extras)
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
    // Before 2024, browsers did not fold the others with the same name.
    const name = details.getAttribute('name')
    const named = name ? document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`) : []
    for (const other of named) other.open = other === details
    details = details.parentElement?.closest('details')
  }
}

/** The path of a field's item: `links.3` for `links.3.until`. */
function itemPathOf(path: string): string {
  return path.split('.').slice(0, 2).join('.')
}
