import MarkdownIt, { type Env, type RendererRule, type Token } from 'markdown-it'
import footnote from 'markdown-it-footnote'
import { isBlockedId } from '../../lib/blockedIds.ts'
import { type Direction, hasRightToLeftLetters, textDirection } from '../../lib/textDirection.ts'
import type { ProsePiece } from '../../site/prose.ts'
import { directionAttribute, textHtml } from '../../templates/engine/markup/textDirection.ts'
import { checkTokens, type ProseFindings, textOf } from './checkTokens.ts'

export interface RenderedProse extends ProseFindings {
  /** The first paragraph without markup; '' for none. */
  readonly beginning: string
  readonly render: (pageDirection: Direction) => readonly ProsePiece[]
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

const pageDirectionOf = (env: Env | undefined) => (env as { readonly pageDirection: Direction }).pageDirection

/** The text of a block and of the blocks in it. @param index of the block's first token */
function blockText(tokens: readonly Token[], index: number): string {
  const level = tokens[index]?.level
  const end = tokens.findIndex((token, at) => at > index && token.nesting === -1 && token.level === level)
  const texts = tokens.slice(index, end).map(({ type, content, children }) => {
    if (type === 'inline') return textOf(children ?? [])
    return type === 'html_block' ? '' : content
  })
  return texts.join('\n')
}

// A block with letters of the other direction alone, such as an English quotation on a Hebrew page, has this direction.
const openBlock: RendererRule = (tokens, index, options, env, renderer) => {
  const direction = textDirection(blockText(tokens, index), pageDirectionOf(env))
  if (direction !== pageDirectionOf(env)) tokens[index]?.attrSet('dir', direction)
  return renderer.renderToken(tokens, index, options)
}
rules.blockquote_open = openBlock
rules.bullet_list_open = openBlock
rules.ordered_list_open = openBlock

// The text of a cell or of an item without paragraphs has its direction in an element of its own, and stays in line with
// the other cells or items.
const inlineDirection = (inline: Token | undefined, env: Env | undefined) =>
  directionAttribute(textOf(inline?.children ?? []), pageDirectionOf(env))
const openCell: RendererRule = (tokens, index, options, env, renderer) => {
  const direction = inlineDirection(tokens[index + 1], env)
  return renderer.renderToken(tokens, index, options) + (direction && `<bdi${direction}>`)
}
const closeCell: RendererRule = (tokens, index, options, env, renderer) =>
  (inlineDirection(tokens[index - 1], env) && '</bdi>') + renderer.renderToken(tokens, index, options)
rules.th_open = openCell
rules.th_close = closeCell
rules.td_open = openCell
rules.td_close = closeCell
// The parser hides the paragraphs of such items.
rules.paragraph_open = (tokens, index, ...rest) =>
  (tokens[index]?.hidden ? openCell : openBlock)(tokens, index, ...rest)
rules.paragraph_close = (tokens, index, options, env, renderer) =>
  tokens[index]?.hidden
    ? closeCell(tokens, index, options, env, renderer)
    : renderer.renderToken(tokens, index, options)

rules.code_inline = (tokens, index) => {
  const { content = '' } = tokens[index] ?? {}
  const direction = hasRightToLeftLetters(textOf(tokens)) ? directionAttribute(content, 'rtl') : ''
  return `<code${direction}>${escapeHtml(content)}</code>`
}

// A heading takes focus when a link leads to it. As in a `Section`, an id that content blockers hide is on an empty anchor.
rules.heading_open = (tokens, index, _options, env) => {
  const { tag = '' } = tokens[index] ?? {}
  const id = String(tokens[index]?.attrGet('id'))
  const idAttribute = `id="${escapeHtml(id)}"`
  const focusAndDirection = `tabindex="-1"${inlineDirection(tokens[index + 1], env)}`
  if (isBlockedId(id)) return `<div ${idAttribute} data-anchor=""></div>\n<${tag} ${focusAndDirection}>`
  return `<${tag} ${idAttribute} ${focusAndDirection}>`
}

// Code and tables may be wider than the text. They scroll, and keys can scroll them too.
rules.fence = (tokens, index, _options, env) => {
  const { content = '' } = tokens[index] ?? {}
  return `<pre tabindex="0"${directionAttribute(content, pageDirectionOf(env))}><code>${escapeHtml(content)}</code></pre>\n`
}
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

rules.image = (tokens, index, _options, env) => {
  const token = tokens[index]
  const src = token?.attrGet('src')
  if (!token || typeof src !== 'string') return ''
  const caption = String(token.attrGet('title') ?? '')
  return `<figure>${marked({ kind: 'picture', src, alt: token.content })}${
    caption &&
    `<figcaption${directionAttribute(caption, pageDirectionOf(env))}>${textHtml(caption)}</figcaption>`
  }</figure>`
}

/** Checks Markdown, which can then be rendered. @param linesAbove the number of lines above the text in its file */
export function renderProse(text: string, linesAbove: number): RenderedProse {
  const tokens = parser.parse(text, {})
  const findings = checkTokens(tokens, linesAbove)
  const render = (pageDirection: Direction) =>
    parser.renderer
      .render(tokens, parser.options, { pageDirection })
      .split(MARK)
      .map((piece, index): ProsePiece => (index % 2 === 0 ? piece : JSON.parse(piece)))
  const paragraph = tokens.findIndex(({ type }) => type === 'paragraph_open')
  const beginning = textOf(tokens[paragraph + 1]?.children ?? [])
    .replace(/\s+/g, ' ')
    .trim()
  return { ...findings, beginning, render }
}
