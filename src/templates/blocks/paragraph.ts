import { editorWords } from '../../site/editorWords.ts'
import { indent, lines } from '../lines.ts'
import { paragraphsOf } from '../markup.ts'
import type { Block } from './block.ts'

const labels = editorWords.blocks

/** Plain text between the links. */
export const paragraph: Block = {
  kindName: labels.paragraph,
  name: labels.paragraphNumber,
  add: labels.addParagraph,
  parts: { text: labels.paragraphText },
  needs: { text: editorWords.check.paragraph },
  render: ({ text }, attributes) => {
    const paragraphs = paragraphsOf(text)
    return paragraphs && lines(`<div class="entry entry-text"${attributes}>`, indent(paragraphs), '</div>')
  },
}
