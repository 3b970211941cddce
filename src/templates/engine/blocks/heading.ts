import { escapeHtml } from '../../../lib/escape.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { directionAttribute } from '../markup/textDirection.ts'
import { textClass } from '../markup/textShape.ts'
import type { Block } from './block.ts'

const labels = editorWords.links

export const heading: Block = {
  kindName: labels.headingWords,
  name: labels.heading,
  addLabel: labels.addHeading,
  parts: { label: labels.headingWords },
  requiredParts: { label: editorWords.check.heading },
  render: ({ label }, attributes) =>
    label.trim() &&
    `<h2 class="${textClass('links-heading', label)}"${attributes}${directionAttribute(label)}>${escapeHtml(label)}</h2>`,
}
