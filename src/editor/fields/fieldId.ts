/** Keys have no hyphens, so that a path can be read from an id. */
const PREFIX = 'field-'

/** The id of the element that edits a field. @param path in the data, as in `links.3.url` */
export function fieldId(path: string): string {
  return `${PREFIX}${path.replaceAll('.', '-')}`
}

/** The path of the field that an element edits, by its id; null for another element. */
export function fieldPath(elementId: string): string | null {
  return elementId.startsWith(PREFIX) ? elementId.slice(PREFIX.length).replaceAll('-', '.') : null
}

/** Focuses a field and scrolls it into view, as soon as it is there. */
export function focusField(path: string): void {
  // React has rendered this event's changes by then; a field that a tab hides becomes focusable with the next frame.
  queueMicrotask(() => focused(path) || requestAnimationFrame(() => focused(path)))
}

function focused(path: string): boolean {
  const element = document.getElementById(fieldId(path))
  element?.closest('details')?.setAttribute('open', '')
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}
