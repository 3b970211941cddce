import { indent, lines } from '../markup/lines.ts'
import { paragraphsOf } from '../markup/markup.ts'
import type { Block } from './block.ts'

export const paragraph: Block = ({ text }, attributes, pageDirection) => {
  const paragraphs = paragraphsOf(text, pageDirection)
  return paragraphs && lines(`<div class="entry entry-text"${attributes}>`, indent(paragraphs), '</div>')
}
