import { editorWords } from '../../site/editorWords.ts'
import { escapeHtml } from '../escape.ts'
import { textClass } from '../textShape.ts'
import type { Block } from './block.ts'

const text = editorWords.links

export const heading: Block = {
  kindName: text.headingWords,
  name: text.heading,
  add: text.addHeading,
  parts: { label: text.headingWords },
  needs: { label: editorWords.check.heading },
  render: ({ label }, attributes) =>
    label.trim() &&
    `<h2 class="${textClass('links-heading', label)}"${attributes} dir="auto">${escapeHtml(label)}</h2>`,
}
