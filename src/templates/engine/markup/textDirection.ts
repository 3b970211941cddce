import { escapeHtml } from '../../../lib/escape.ts'
import { type Direction, leftToRightParts, textDirection } from '../../../lib/textDirection.ts'

/** The `dir` attribute of an element with only this text, with a space before; '' for a text in the direction of the page. */
export function directionAttribute(text: string, pageDirection: Direction): string {
  const direction = textDirection(text, pageDirection)
  return direction === pageDirection ? '' : ` dir="${direction}"`
}

/** Escapes a text, and isolates what is written from left to right in a text with right-to-left letters. */
export function textHtml(text: string, around = text): string {
  return leftToRightParts(text, around)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : `<bdi dir="ltr">${escapeHtml(part)}</bdi>`))
    .join('')
}
