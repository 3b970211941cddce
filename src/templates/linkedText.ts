import { addressesIn } from './addressesIn.ts'
import { escapeHtml } from './escape.ts'

/** A text as HTML in which the addresses are links. @param attributes of a link to an `href` */
export function linkedWords(words: string, attributes: (href: string) => string): string {
  let html = ''
  let done = 0
  for (const { index, written, href } of addressesIn(words)) {
    html += `${escapeHtml(words.slice(done, index))}<a ${attributes(href)}>${escapeHtml(written)}</a>`
    done = index + written.length
  }
  return html + escapeHtml(words.slice(done))
}
