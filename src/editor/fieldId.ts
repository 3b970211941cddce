const PREFIX = 'field-'

/** The id of a control, as in `field-links-3-url` for `links.3.url`. Reversible, because keys have no hyphens. */
export function fieldId(path: string): string {
  return `${PREFIX}${path.replaceAll('.', '-')}`
}

/** The path of the control with this id; null for the id of another element. */
export function fieldPath(elementId: string): string | null {
  return elementId.startsWith(PREFIX) ? elementId.slice(PREFIX.length).replaceAll('-', '.') : null
}
