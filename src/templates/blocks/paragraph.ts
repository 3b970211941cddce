import { editorWords } from '../../site/editorWords.ts'
import { indent, lines } from '../lines.ts'
import { paragraphsOf } from '../markup.ts'
import type { Block } from './block.ts'

const words = editorWords.blocks

/** Plain text between the links. */
export const paragraph: Block = {
  fact: words.paragraph,
  name: words.paragraphNumber,
  add: words.addParagraph,
  parts: { text: words.paragraphText },
  needs: { text: editorWords.check.paragraph },
  render: ({ text }, attributes) => {
    const paragraphs = paragraphsOf(text)
    return paragraphs && lines(`<div class="entry entry-text"${attributes}>`, indent(paragraphs), '</div>')
  },
}
