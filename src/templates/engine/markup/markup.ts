import { escapeHtml } from '../../../lib/escape.ts'
import type { Direction } from '../../../lib/textDirection.ts'
import { indent, lines } from './lines.ts'
import { linkedText } from './linkedText.ts'
import { directionAttribute } from './textDirection.ts'

/** The attributes of a link. Links to web pages open in a new tab. */
export function linkAttributes(href: string, rel = 'noopener'): string {
  const target = /^https?:/.test(href) ? ' target="_blank"' : ''
  return `href="${escapeHtml(href)}"${target} rel="${rel}"`
}

/** The `alt` of a picture beside a text; '' if it repeats the text, which screen readers would then say twice. */
export function altBeside(text: string, alt: string): string {
  return alt.trim().toLowerCase() === text.trim().toLowerCase() ? '' : escapeHtml(alt)
}

/** A list; '' if it has no items. @param items the markup of the `li` elements; '' is omitted */
export function list(className: string, items: readonly string[]): string {
  const filled = items.filter(Boolean)
  // Without the role, Safari does not announce a list without bullets as a list.
  return filled.length > 0
    ? lines(`<ul class="${className}" role="list">`, indent(lines(...filled)), '</ul>')
    : ''
}

/** A list item; '' for an empty `markup`. @param attributes with a space before each */
export function item(markup: string, attributes = ''): string {
  return markup && lines(`<li${attributes}>`, indent(markup), '</li>')
}

/** The paragraphs of a text, which empty lines divide; '' for an empty text. Addresses become links. */
export function paragraphsOf(text: string, pageDirection: Direction): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return lines(
    ...paragraphs.map(
      (paragraph) =>
        `<p${directionAttribute(paragraph, pageDirection)}>${linkedText(paragraph, linkAttributes).replace(/\n/g, '<br>\n')}</p>`,
    ),
  )
}
