import { escapeHtml } from './escape.ts'

/** The attribute by which the editor's preview finds the element that shows a field, or an item of a list. */
const ATTRIBUTE = 'data-field'

/** The attribute that marks the field an element shows, with a space before it, or ''. @param shown `links.3` */
export type Mark = (shown: string) => string

export const marked: Mark = (shown) => ` ${ATTRIBUTE}="${escapeHtml(shown)}"`

export const unmarked: Mark = () => ''

export function markSelector(shown: string): string {
  return `[${ATTRIBUTE}="${CSS.escape(shown)}"]`
}

/** The mark of an element or of its nearest marked ancestor, as in `links.3`; null without one. */
export function markOf(element: Element): string | null {
  return element.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? null
}
