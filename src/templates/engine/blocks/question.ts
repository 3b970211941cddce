import { escapeHtml } from '../../../lib/escape.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { indent, lines } from '../markup/lines.ts'
import { paragraphsOf } from '../markup/markup.ts'
import { directionAttribute } from '../markup/textDirection.ts'
import { textClass } from '../markup/textShape.ts'
import type { Block } from './block.ts'

const labels = editorWords.blocks

/** A question whose answer unfolds without a script. */
export const question: Block = {
  kindName: labels.question,
  name: labels.questionNumber,
  addLabel: labels.addQuestion,
  parts: { label: labels.question, text: labels.answer },
  requiredParts: { label: editorWords.check.question, text: editorWords.check.answer },
  render: ({ label, text }, attributes) => {
    const answer = paragraphsOf(text)
    if (!label.trim() || !answer) return ''
    return lines(
      `<details class="entry entry-question"${attributes}>`,
      `  <summary class="${textClass('entry-heading', label)}"${directionAttribute(label)}>${escapeHtml(label)}</summary>`,
      '  <div class="entry-answer">',
      indent(answer, 2),
      '  </div>',
      '</details>',
    )
  },
}
