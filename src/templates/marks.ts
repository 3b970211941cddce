import { escapeHtml } from './escape.ts'

/** In the preview, names the part of the page that an element shows, as in `name` or `links.3`: a field, or an item. */
const ATTRIBUTE = 'data-field'

/** Returns the attribute of a part, with a space before it, or '' outside the preview. */
export type Mark = (part: string) => string

export const previewMark: Mark = (part) => ` ${ATTRIBUTE}="${escapeHtml(part)}"`

export const noMark: Mark = () => ''

export function partSelector(part: string): string {
  return `[${ATTRIBUTE}="${CSS.escape(part)}"]`
}

/** The part that an element belongs to, as in `links.3`; null for none. */
export function partOf(element: Element): string | null {
  return element.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? null
}
