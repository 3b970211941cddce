import MarkdownIt from 'markdown-it'
import type { ProsePiece } from '../../site/prose.ts'
import { checkTokens, type ProseFindings } from './checkTokens.ts'

export interface RenderedProse extends ProseFindings {
  readonly pieces: readonly ProsePiece[]
}

// The parser reads HTML and wrong addresses, so that `checkTokens` can name them. The rules below render neither.
const parser = new MarkdownIt({ html: true })
parser.validateLink = () => true
parser.normalizeLink = (url) => url

/** Stands around a piece that is not HTML yet. The parser replaces this character in texts. */
const MARK = '\0'
const marked = (piece: ProsePiece) => MARK + JSON.stringify(piece) + MARK

const { escapeHtml } = parser.utils
const { rules } = parser.renderer

rules.html_block = () => ''
rules.html_inline = () => ''

// Code and tables may be wider than the text. They scroll, and keys can scroll them too.
rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
rules.code_block = rules.fence
rules.table_open = () => `${marked({ kind: 'table' })}<table>\n`
rules.table_close = () => '</table></section>\n'

rules.link_open = (tokens, index) => {
  const href = tokens[index]?.attrGet('href')
  return typeof href === 'string' ? marked({ kind: 'link', href }) : '<a>'
}

rules.image = (tokens, index) => {
  const token = tokens[index]
  const src = token?.attrGet('src')
  if (!token || typeof src !== 'string') return ''
  const caption = token.attrGet('title')
  return `<figure>${marked({ kind: 'picture', src, alt: token.content })}${
    caption ? `<figcaption>${escapeHtml(String(caption))}</figcaption>` : ''
  }</figure>`
}

/** Checks and renders Markdown. @param linesAbove the number of lines above the text in its file */
export function renderProse(text: string, linesAbove: number): RenderedProse {
  const tokens = parser.parse(text, {})
  const findings = checkTokens(tokens, linesAbove)
  const html = parser.renderer.render(tokens, parser.options, {})
  const pieces = html
    .split(MARK)
    .map((piece, index): ProsePiece => (index % 2 === 0 ? piece : JSON.parse(piece)))
  return { ...findings, pieces }
}
