/** Keys have no hyphens, so that an id can be turned back into a path. */
const PREFIX = 'field-'

/** The id of a field's control. @param path in the data, as in `links.3.url` */
export function fieldId(path: string): string {
  return `${PREFIX}${path.replaceAll('.', '-')}`
}

export function fieldPath(elementId: string): string | null {
  return elementId.startsWith(PREFIX) ? elementId.slice(PREFIX.length).replaceAll('-', '.') : null
}

/** A field in a hidden tab is focusable after a frame, and one in a folded part of its item after a few. */
const TRIED_FRAMES = 10

export function focusField(path: string): void {
  // React renders this event's changes before the microtask.
  queueMicrotask(() => tryToFocus(path, TRIED_FRAMES))
}

function tryToFocus(path: string, frames: number): void {
  if (!focused(path, frames > 0) && frames > 0) requestAnimationFrame(() => tryToFocus(path, frames - 1))
}

/**
 * @param canWait false at the last try
 * @returns true when the field or its replacement has the focus
 */
function focused(path: string, canWait: boolean): boolean {
  const field = document.getElementById(fieldId(path))
  const folded = document.querySelector(`[data-extras="${CSS.escape(itemOf(path))}"]`)
  if (!field && folded && canWait) {
    // The folded part of an item renders its fields once it is open.
    unfold(folded)
    return false
  }
  // If an item does not have the first field of its list, the first field that it has is used.
  const element = field ?? document.querySelector<HTMLElement>(`[id^="${fieldId(itemOf(path))}-"]`)
  unfold(element)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}

function unfold(element: Element | null): void {
  for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true
}

/** @returns as in `links.3`, of the path `links.3.until` */
function itemOf(path: string): string {
  return path.split('.').slice(0, 2).join('.')
}
