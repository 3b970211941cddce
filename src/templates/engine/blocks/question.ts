import { indent, lines } from '../markup/lines.ts'
import { paragraphsOf } from '../markup/markup.ts'
import { directionAttribute, textHtml } from '../markup/textDirection.ts'
import { textClass } from '../markup/textShape.ts'
import type { Block } from './block.ts'

/** A question whose answer unfolds without a script. */
export const question: Block = ({ label, text }, attributes, pageDirection) => {
  const answer = paragraphsOf(text, pageDirection)
  if (!label.trim() || !answer) return ''
  return lines(
    `<details class="entry entry-question"${attributes}>`,
    `  <summary class="${textClass('entry-heading', label)}"${directionAttribute(label, pageDirection)}>${textHtml(label)}</summary>`,
    '  <div class="entry-answer">',
    indent(answer, 2),
    '  </div>',
    '</details>',
  )
}
