/** Keys have no hyphens, so that an id can be turned back into a path. */
const PREFIX = 'field-'

/** The id of a field's control. @param path in the data, as in `links.3.url` */
export function fieldId(path: string): string {
  return `${PREFIX}${path.replaceAll('.', '-')}`
}

export function fieldPath(elementId: string): string | null {
  return elementId.startsWith(PREFIX) ? elementId.slice(PREFIX.length).replaceAll('-', '.') : null
}

export function focusField(path: string): void {
  // React renders this event's changes before the microtask. A field in a hidden tab is focusable after a frame.
  queueMicrotask(() => focused(path) || requestAnimationFrame(() => focused(path)))
}

function focused(path: string): boolean {
  const element = document.getElementById(fieldId(path))
  element?.closest('details')?.setAttribute('open', '')
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}
