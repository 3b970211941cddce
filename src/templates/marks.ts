import { escapeHtml } from './escape.ts'

/** In the preview, names the field or item that an element shows, as in `name` or `links.3`. */
const PART_ATTRIBUTE = 'data-field'

/** Returns the attribute of a part, with a space before it; '' outside the preview. */
export type Mark = (part: string) => string

export const previewMark: Mark = (part) => ` ${PART_ATTRIBUTE}="${escapeHtml(part)}"`

export const noMark: Mark = () => ''

export function partSelector(part: string): string {
  return `[${PART_ATTRIBUTE}="${CSS.escape(part)}"]`
}

/** The part that an element belongs to, as in `links.3`; null for none. */
export function partOf(element: Element): string | null {
  return element.closest(`[${PART_ATTRIBUTE}]`)?.getAttribute(PART_ATTRIBUTE) ?? null
}
