import { escapeHtml } from '../../../lib/escape.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { addressesIn } from '../addresses/addressesIn.ts'
import { indent, lines } from '../markup/lines.ts'
import { linkedText } from '../markup/linkedText.ts'
import { linkAttributes } from '../markup/markup.ts'
import { directionAttribute } from '../markup/textDirection.ts'
import { textClass } from '../markup/textShape.ts'
import type { Block } from './block.ts'
import { isFilled, type Row, rowsOf } from './rows.ts'

const labels = editorWords.blocks

/** A list with two columns, such as dates and tickets, or opening hours. */
export const columns: Block = {
  kindName: labels.columns,
  name: labels.columnsNumber,
  addLabel: labels.addColumns,
  parts: { label: labels.columnsTitle, rows: labels.rows },
  requiredParts: { rows: editorWords.check.rows },
  render: ({ label, rows }, attributes) => {
    const items = rowsOf(rows).filter(isFilled).map(rowMarkup)
    if (items.length === 0) return ''
    return lines(
      `<div class="entry entry-columns"${attributes}>`,
      label.trim() &&
        `  <h2 class="${textClass('entry-heading', label)}"${directionAttribute(label)}>${escapeHtml(label)}</h2>`,
      '  <dl>',
      indent(lines(...items), 2),
      '  </dl>',
      '</div>',
    )
  },
}

function rowMarkup([first, second]: Row): string {
  const term = linkedText(first.trim(), linkAttributes)
  const details = secondColumnMarkup(second.trim())
  return `<div><dt${directionAttribute(first)}>${term}</dt><dd${directionAttribute(second)}>${details}</dd></div>`
}

/** A single address at the end becomes the link of the text before it, as in `Tickets https://tickets.example/7`. */
function secondColumnMarkup(text: string): string {
  const [address, secondAddress] = addressesIn(text)
  const endsWithOneAddress = address && !secondAddress && text.endsWith(address.written)
  const textBefore = endsWithOneAddress ? text.slice(0, address.index).trim() : ''
  return address && textBefore
    ? `<a ${linkAttributes(address.href)}>${escapeHtml(textBefore)}</a>`
    : linkedText(text, linkAttributes)
}
