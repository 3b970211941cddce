const PREFIX = 'field-'

/** The id of the element that edits a field. @param path in the data, as in `links.3.url` */
export function fieldId(path: string): string {
  return PREFIX + path.replaceAll('.', '-')
}

/** The path in the data of what an element edits. @returns null for an id that is not a field's */
export function pathOfField(id: string): string | null {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length).replaceAll('-', '.') : null
}

/** Puts the keyboard and the eye on a field, as soon as it is drawn and within reach. */
export function focusField(path: string): void {
  // What React draws for this event, it draws before this; what must wait for the browser is tried again.
  queueMicrotask(() => focused(path) || requestAnimationFrame(() => focused(path)))
}

function focused(path: string): boolean {
  const element = document.getElementById(fieldId(path))
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}
