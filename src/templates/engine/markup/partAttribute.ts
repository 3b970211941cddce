import { escapeHtml } from '../../../lib/escape.ts'

/** Names the part of the page that an element of the preview shows: a field or an item, as in `name` or `links.3`. */
const ATTRIBUTE_NAME = 'data-field'

/** Returns the attribute that names a part, with a space before it; '' outside the preview. */
export type PartAttribute = (part: string) => string

export const previewAttribute: PartAttribute = (part) => ` ${ATTRIBUTE_NAME}="${escapeHtml(part)}"`

export const noAttribute: PartAttribute = () => ''

/** The selector of a part; of every part if `part` is omitted. */
export function partSelector(part?: string): string {
  return part === undefined ? `[${ATTRIBUTE_NAME}]` : `[${ATTRIBUTE_NAME}="${CSS.escape(part)}"]`
}

/** The part that an element belongs to, as in `links.3`; null for none. */
export function partOf(element: Element): string | null {
  return element.closest(partSelector())?.getAttribute(ATTRIBUTE_NAME) ?? null
}
