import { escapeHtml } from './escape.ts'

/** In the preview, it names the part of the page that an element shows: a field or an item, as in `name` or `links.3`. */
const PART_ATTRIBUTE = 'data-field'

/** Returns the attribute that names a part, with a space before it; '' outside the preview. */
export type PartAttribute = (part: string) => string

export const previewAttribute: PartAttribute = (part) => ` ${PART_ATTRIBUTE}="${escapeHtml(part)}"`

export const noAttribute: PartAttribute = () => ''

export function partSelector(part: string): string {
  return `[${PART_ATTRIBUTE}="${CSS.escape(part)}"]`
}

/** The part that an element belongs to, as in `links.3`; null for none. */
export function partOf(element: Element): string | null {
  return element.closest(`[${PART_ATTRIBUTE}]`)?.getAttribute(PART_ATTRIBUTE) ?? null
}
