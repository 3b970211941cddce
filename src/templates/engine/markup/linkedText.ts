import { escapeHtml } from '../../../lib/escape.ts'
import { addressesIn } from '../addresses/addressesIn.ts'

/** Escapes a text and makes its addresses links. @param attributes returns the attributes of a link */
export function linkedText(text: string, attributes: (href: string) => string): string {
  let html = ''
  let lastEnd = 0
  for (const { index, written, href } of addressesIn(text)) {
    html += `${escapeHtml(text.slice(lastEnd, index))}<a ${attributes(href)}>${escapeHtml(written)}</a>`
    lastEnd = index + written.length
  }
  return html + escapeHtml(text.slice(lastEnd))
}
