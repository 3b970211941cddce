import { addressesIn } from '../../../addresses/addressesIn.ts'
import type { Direction } from '../../../lib/textDirection.ts'
import { indent, lines } from '../markup/lines.ts'
import { linkedText } from '../markup/linkedText.ts'
import { linkAttributes } from '../markup/markup.ts'
import { directionAttribute, textHtml } from '../markup/textDirection.ts'
import { textClass } from '../markup/textShape.ts'
import type { Block } from './block.ts'
import { isFilled, type Row, rowsOf } from './rows.ts'

/** A list with two columns, such as dates and tickets, or opening hours. */
export const columns: Block = ({ label, rows }, attributes, pageDirection) => {
  const items = entriesOf(rowsOf(rows).filter(isFilled)).map((entry) => entryMarkup(entry, pageDirection))
  if (items.length === 0) return ''
  return lines(
    `<div class="entry entry-columns"${attributes}>`,
    label.trim() &&
      `  <h2 class="${textClass('entry-heading', label)}"${directionAttribute(label, pageDirection)}>${textHtml(label)}</h2>`,
    '  <dl>',
    indent(lines(...items), 2),
    '  </dl>',
    '</div>',
  )
}

interface Entry {
  readonly term: string
  readonly details: string[]
}

/** A row without a first cell continues the row above. Without a row above, its second cell is the first. */
function entriesOf(rows: readonly Row[]): readonly Entry[] {
  const entries: Entry[] = []
  for (const [first, second] of rows) {
    const last = entries.at(-1)
    if (first.trim() !== '') entries.push({ term: first.trim(), details: [second.trim()] })
    else if (last) last.details.push(second.trim())
    else entries.push({ term: second.trim(), details: [] })
  }
  return entries
}

function entryMarkup({ term, details }: Entry, pageDirection: Direction): string {
  const lastColumn = details.filter(Boolean).map(secondColumnMarkup).join('<br>')
  return `<div><dt${directionAttribute(term, pageDirection)}>${linkedText(term, linkAttributes)}</dt><dd${directionAttribute(details.join(' '), pageDirection)}>${lastColumn}</dd></div>`
}

/** A single address at the end becomes the link of the text before it, as in `Tickets https://tickets.example/7`. */
function secondColumnMarkup(text: string): string {
  const [address, secondAddress] = addressesIn(text)
  const endsWithOneAddress = address && !secondAddress && text.endsWith(address.written)
  const textBefore = endsWithOneAddress ? text.slice(0, address.index).trim() : ''
  return address && textBefore
    ? `<a ${linkAttributes(address.href)}>${textHtml(textBefore)}</a>`
    : linkedText(text, linkAttributes)
}
