import { escapeHtml } from './escape.ts'
import { indent, lines } from './lines.ts'
import { linkedText } from './linkedText.ts'

/** The attributes of a link, without a space before them. */
export function addressed(href: string, rel = 'noopener'): string {
  const target = /^https?:/.test(href) ? ' target="_blank"' : ''
  return `href="${escapeHtml(href)}"${target} rel="${rel}"`
}

/** @param items each the markup of `li` elements; '' for none */
export function list(className: string, items: readonly string[]): string {
  const filled = items.filter(Boolean)
  // Safari does not announce a list without bullets as a list unless it has the role.
  return filled.length > 0
    ? lines(`<ul class="${className}" role="list">`, indent(lines(...filled)), '</ul>')
    : ''
}

export function item(markup: string, attributes = ''): string {
  return markup && lines(`<li${attributes}>`, indent(markup), '</li>')
}

/** Text as paragraphs: empty lines divide them, and the addresses in them are links. @returns '' for an empty text */
export function paragraphsOf(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return lines(
    ...paragraphs.map(
      (paragraph) => `<p dir="auto">${linkedText(paragraph, addressed).replace(/\n/g, '<br>\n')}</p>`,
    ),
  )
}
