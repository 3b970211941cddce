import { editorWords } from '../../../site/editorWords.ts'
import { indent, lines } from '../markup/lines.ts'
import { paragraphsOf } from '../markup/markup.ts'
import type { Block } from './block.ts'

const labels = editorWords.blocks

export const paragraph: Block = {
  kindName: labels.paragraph,
  name: labels.paragraphNumber,
  addLabel: labels.addParagraph,
  parts: { text: labels.paragraphText },
  requiredParts: { text: editorWords.check.paragraph },
  render: ({ text }, attributes) => {
    const paragraphs = paragraphsOf(text)
    return paragraphs && lines(`<div class="entry entry-text"${attributes}>`, indent(paragraphs), '</div>')
  },
}
