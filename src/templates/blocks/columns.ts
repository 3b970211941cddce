import { editorWords } from '../../site/editorWords.ts'
import { addressesIn } from '../addressesIn.ts'
import { escapeHtml } from '../escape.ts'
import { indent, lines } from '../lines.ts'
import { linkedText } from '../linkedText.ts'
import { linkAttributes } from '../markup.ts'
import { textClass } from '../textShape.ts'
import type { Block } from './block.ts'
import { isFilled, type Row, rowsOf } from './rows.ts'

const labels = editorWords.blocks

/** A list with two columns: dates and tickets, opening hours, a small menu. */
export const columns: Block = {
  kindName: labels.columns,
  name: labels.columnsNumber,
  add: labels.addColumns,
  parts: { label: labels.columnsTitle, rows: labels.rows },
  needs: { rows: editorWords.check.rows },
  render: ({ label, rows }, attributes) => {
    const items = rowsOf(rows).filter(isFilled).map(row)
    if (items.length === 0) return ''
    return lines(
      `<div class="entry entry-columns"${attributes}>`,
      label.trim() &&
        `  <h2 class="${textClass('entry-heading', label)}" dir="auto">${escapeHtml(label)}</h2>`,
      '  <dl>',
      indent(lines(...items), 2),
      '  </dl>',
      '</div>',
    )
  },
}

function row([first, second]: Row): string {
  const term = linkedText(first.trim(), linkAttributes)
  return `<div><dt dir="auto">${term}</dt><dd dir="auto">${secondColumn(second.trim())}</dd></div>`
}

/** In `Tickets https://tickets.example/7`, a text with one address at its end, the text before it becomes the link. */
function secondColumn(text: string): string {
  const [address, other] = addressesIn(text)
  const before =
    address && !other && text.endsWith(address.written) ? text.slice(0, address.index).trim() : ''
  return address && before
    ? `<a ${linkAttributes(address.href)}>${escapeHtml(before)}</a>`
    : linkedText(text, linkAttributes)
}
