import MarkdownIt, { type Token } from 'markdown-it'
import footnote from 'markdown-it-footnote'
import { isBlockedId } from '../../lib/blockedIds.ts'
import { hasRightToLeftLetters } from '../../lib/textDirection.ts'
import type { ProsePiece } from '../../site/prose.ts'
import { textHtml } from '../../templates/engine/markup/textDirection.ts'
import { checkTokens, type ProseFindings, textOf } from './checkTokens.ts'

export interface RenderedProse extends ProseFindings {
  /** The first paragraph without markup; '' for none. */
  readonly beginning: string
  readonly pieces: readonly ProsePiece[]
}

// The parser reads HTML and wrong addresses, so that `checkTokens` can name them. The rules below render neither.
const parser = new MarkdownIt({ html: true, linkify: true }).use(footnote)
// A name such as `example.com` stays text. An address with `https://` becomes a link.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
parser.validateLink = () => true
parser.normalizeLink = (url) => url

/** Stands around a piece that is not HTML yet. The parser replaces this character in texts. */
const MARK = '\0'
const marked = (piece: ProsePiece) => MARK + JSON.stringify(piece) + MARK

const { escapeHtml } = parser.utils
const { rules } = parser.renderer

rules.html_block = () => ''
rules.html_inline = () => ''

// An address, a phone number or `@luna` between right-to-left letters keeps its signs where they are written.
rules.text = (tokens, index) => {
  const { content = '' } = tokens[index] ?? {}
  const paragraph = textOf(tokens)
  const { type, info } = tokens[index - 1] ?? {}
  const isAddress = type === 'link_open' && info === 'auto'
  return isAddress && hasRightToLeftLetters(paragraph)
    ? `<bdi dir="ltr">${escapeHtml(content)}</bdi>`
    : textHtml(content, paragraph)
}

// A heading takes focus when a link leads to it. As in a `Section`, an id that content blockers hide is on an empty anchor.
rules.heading_open = (tokens, index) => {
  const { tag = '' } = tokens[index] ?? {}
  const id = String(tokens[index]?.attrGet('id'))
  const idAttribute = `id="${escapeHtml(id)}"`
  if (isBlockedId(id)) return `<div ${idAttribute} data-anchor=""></div>\n<${tag} tabindex="-1">`
  return `<${tag} ${idAttribute} tabindex="-1">`
}

// Code and tables may be wider than the text. They scroll, and keys can scroll them too.
rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
rules.code_block = rules.fence
rules.table_open = () => `${marked({ kind: 'table' })}\n`
rules.table_close = () => '</table></section>\n'

rules.link_open = (tokens, index) => {
  const href = tokens[index]?.attrGet('href')
  return typeof href === 'string' ? marked({ kind: 'link', href }) : '<a>'
}

// The number of a footnote and the arrow behind its text lead to each other. Links move the focus to what they lead to.
const footnoteLink = (href: string, text: string) => `${marked({ kind: 'link', href })}${text}</a>`
const footnoteOf = (token: Token | undefined) => {
  const { id, subId } = (token?.meta ?? {}) as { readonly id: number; readonly subId: number }
  return { number: id + 1, isRepeated: subId > 0 }
}
rules.footnote_ref = (tokens, index) => {
  const { number, isRepeated } = footnoteOf(tokens[index])
  const id = isRepeated ? '' : ` id="footnote-${number}-mark" tabindex="-1"`
  return `<sup${id}>${footnoteLink(`#footnote-${number}`, `${number}`)}</sup>`
}
rules.footnote_block_open = () => '<hr>\n<ol>\n'
rules.footnote_block_close = () => '</ol>\n'
rules.footnote_open = (tokens, index) =>
  `<li id="footnote-${footnoteOf(tokens[index]).number}" tabindex="-1">`
rules.footnote_close = () => '</li>\n'
rules.footnote_anchor = (tokens, index) => {
  const { number, isRepeated } = footnoteOf(tokens[index])
  // One arrow is enough for a footnote with several marks.
  return isRepeated ? '' : ` ${footnoteLink(`#footnote-${number}-mark`, '↩')}`
}

rules.image = (tokens, index) => {
  const token = tokens[index]
  const src = token?.attrGet('src')
  if (!token || typeof src !== 'string') return ''
  const caption = token.attrGet('title')
  return `<figure>${marked({ kind: 'picture', src, alt: token.content })}${
    caption ? `<figcaption>${textHtml(String(caption))}</figcaption>` : ''
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
  const paragraph = tokens.findIndex(({ type }) => type === 'paragraph_open')
  const beginning = textOf(tokens[paragraph + 1]?.children ?? [])
    .replace(/\s+/g, ' ')
    .trim()
  return { ...findings, pieces, beginning }
}
