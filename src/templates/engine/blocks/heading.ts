import { directionAttribute, textHtml } from '../markup/textDirection.ts'
import { textClass } from '../markup/textShape.ts'
import type { Block } from './block.ts'

export const heading: Block = ({ label }, attributes, pageDirection) =>
  label.trim() &&
  `<h2 class="${textClass('links-heading', label)}"${attributes}${directionAttribute(label, pageDirection)}>${textHtml(label)}</h2>`
