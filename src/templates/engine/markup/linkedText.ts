import { addressesIn } from '../../../addresses/addressesIn.ts'
import { escapeHtml } from '../../../lib/escape.ts'
import { textHtml } from './textDirection.ts'

/** Escapes a text and makes its addresses links, which run from left to right. @param attributes returns those of a link */
export function linkedText(text: string, attributes: (href: string) => string): string {
  let html = ''
  let lastEnd = 0
  for (const { index, written, href } of addressesIn(text)) {
    html += `${textHtml(text.slice(lastEnd, index))}<a ${attributes(href)} dir="ltr">${escapeHtml(written)}</a>`
    lastEnd = index + written.length
  }
  return html + textHtml(text.slice(lastEnd))
}
