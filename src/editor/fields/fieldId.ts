/** The id of the element that edits a field. @param path in the data, as in `links.3.url` */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`
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
