import MarkdownIt, { type Token } from 'markdown-it'
import type { Block, Piece } from '../block.ts'
import { readLine, readProse } from './readProse.ts'

// Addresses stay as they are written. Asterisks and underlines do too, because a text may be an address.
const parser = new MarkdownIt().disable(['emphasis', 'strikethrough'])
parser.normalizeLink = (url) => url
parser.validateLink = () => true

const EMPHASIS = /^\s*([*_~]+)(.*)\1\s*$/s
/** People write spaces in addresses, which CommonMark only allows in angle brackets. */
const TARGET_WITH_SPACES = /\]\(\s*([a-z][\w+.-]*:[^()<>"\n]*\s[^()<>"\n]*)\)/gi

/** Reads links of Markdown (CommonMark), also in tables, and addresses in the text between them. */
export function readMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = []
  let row: Piece[] | null = null
  for (const { type, children, content } of parser.parse(text.replace(TARGET_WITH_SPACES, '](<$1>)'), {})) {
    if (type === 'tr_open') row = []
    if (type === 'tr_close' && row) blocks.push(row)
    if (type === 'tr_close') row = null
    if (type === 'code_block' || type === 'fence') blocks.push(...readProse(content))
    if (type !== 'inline') continue
    const lines = linesOf(children ?? [])
    if (row) row.push(...lines.flat())
    else blocks.push(...lines)
  }
  return blocks
}

function linesOf(tokens: readonly Token[]): readonly Block[] {
  const lines: Piece[][] = [[]]
  let text = ''
  let url: string | null = null
  const endText = () => {
    lines.at(-1)?.push(...(url === null ? readLine(text) : [{ url, name: text.replace(EMPHASIS, '$2') }]))
    text = ''
  }
  for (const token of tokens) {
    if (token.type === 'link_open' || token.type === 'link_close') {
      endText()
      url = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : null
    } else if (token.type.endsWith('break') && url === null) {
      endText()
      lines.push([])
    } else text += token.content || (token.type.endsWith('break') ? ' ' : '')
  }
  endText()
  return lines
}
