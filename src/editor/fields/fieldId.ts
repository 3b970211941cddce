const PREFIX = 'field-'

/** The id of a control, as in `field-links-3-url` for the path `links.3.url`. Keys of the data have no hyphens. */
export function fieldId(path: string): string {
  return `${PREFIX}${path.replaceAll('.', '-')}`
}

/** The path in the data of a control with this id; null for the id of another element. */
export function fieldPath(elementId: string): string | null {
  return elementId.startsWith(PREFIX) ? elementId.slice(PREFIX.length).replaceAll('-', '.') : null
}

/** A field in a hidden tab can have the focus after one frame, a field in folded extras after a few. */
const MAX_TRIES = 10

/** Scrolls to a field and focuses it. Unfolds the elements that it is in. @param path in the data */
export function focusField(path: string): void {
  // In a microtask, React has rendered the changes of the current event.
  queueMicrotask(() => tryToFocus(path, MAX_TRIES))
}

/** Focuses a field, or the line that unfolds its item. Nothing is unfolded. */
export function focusRow(path: string): void {
  queueMicrotask(() => {
    const folded = document.getElementById(fieldId(path))?.closest('details:not([open])')
    const line = folded?.querySelector('summary')
    if (!line) return focusField(path)
    line.scrollIntoView({ block: 'nearest' })
    line.focus({ preventScroll: true })
  })
}

function tryToFocus(path: string, tries: number): void {
  if (!focus(path, tries > 0) && tries > 0) requestAnimationFrame(() => tryToFocus(path, tries - 1))
}

/** @param canWait false at the last try @returns true if the field, or another one of its item, has the focus */
function focus(path: string, canWait: boolean): boolean {
  const field = document.getElementById(fieldId(path))
  const extras = document.querySelector(`[data-extras="${CSS.escape(itemOf(path))}"]`)
  if (!field && extras && canWait) {
    // Folded extras do not render their fields.
    unfold(extras)
    return false
  }
  // If the item does not have the field, its first field gets the focus.
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

/** The path of the item of a field: `links.3` of `links.3.until`. */
function itemOf(path: string): string {
  return path.split('.').slice(0, 2).join('.')
}
