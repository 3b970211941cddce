import MarkdownIt, { type Token } from 'markdown-it'
import { linkedAddress, picturePath } from '../../site/fields.ts'
import { type Prose, type ProseElement, type ProseNode, type ProseTag, plainText } from '../../site/prose.ts'
import { HeadingIds } from './headingIds.ts'

const parser = new MarkdownIt({ html: true })
// `ProseReader` checks addresses as the owner wrote them, so that a mistake becomes a sentence.
parser.validateLink = () => true
parser.normalizeLink = (url) => url

/**
 * Gives inline tokens a line, counted in their block. The parser gives lines only to blocks. It adds plain text without
 * `push`, so plain text has the line of the token before it.
 */
class StateWithLines extends MarkdownIt.StateInline {
  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token = super.push(type, tag, nesting)
    const line = this.src.slice(0, this.pos).split('\n').length - 1
    token.map = [line, line]
    return token
  }
}
parser.inline.State = StateWithLines

/**
 * Matches a link or picture whose address has a space, as in `![A quay](old quay.jpg "A caption")`. Markdown takes it for
 * text. An address in angle brackets may have spaces.
 */
const ADDRESS_WITH_SPACE = /\[[^\]\n]*\]\((?!<)([^()"\n]*[^()"\s] [^()"\s][^()"\n]*?)\s*(?:"[^"\n]*"\s*)?\)/

const HTML_COMMENTS = /<!--[\s\S]*?-->/g

interface ProseLink {
  readonly line: number
  readonly text: string
  readonly url: string
}

export interface ParsedProse {
  readonly prose: Prose
  /** The ids of the headings. */
  readonly ids: readonly string[]
  readonly links: readonly ProseLink[]
  /** Paths below the folder `pictures`. */
  readonly pictures: readonly string[]
  /** Each is the end of a sentence that begins with the file's name. */
  readonly mistakes: readonly string[]
}

/** Reads Markdown. @param linesAbove the number of lines above the text in its file */
export function parseProse(text: string, linesAbove: number): ParsedProse {
  const reader = new ProseReader()
  reader.read(parser.parse(text, {}), linesAbove)
  const { prose, ids, links, pictures, mistakes } = reader
  return { prose, ids, links, pictures, mistakes }
}

interface OpenElement {
  /** Null for the root, and for a paragraph of a list without empty lines, which has no `p`. */
  readonly tag: ProseTag | null
  readonly attributes: Partial<ProseElement>
  readonly children: ProseNode[]
  readonly line: number
}

class ProseReader {
  readonly links: ProseLink[] = []
  readonly pictures: string[] = []
  readonly mistakes: string[] = []
  readonly #headings = new HeadingIds()
  readonly #openElements: OpenElement[] = [{ tag: null, attributes: {}, children: [], line: 0 }]
  /** The line of the current token in the file, from 1. */
  #line = 0

  get prose(): Prose {
    return this.#openElements[0]?.children ?? []
  }

  get ids(): readonly string[] {
    return this.#headings.ids
  }

  /** @param linesAbove the number of lines in the file above line 0 of the tokens */
  read(tokens: readonly Token[], linesAbove: number): void {
    for (const token of tokens) {
      if (token.map && token.nesting >= 0) this.#line = linesAbove + token.map[0] + 1
      if (token.type === 'inline') this.read(token.children ?? [], this.#line - 1)
      else if (token.nesting > 0) this.#openElement(token)
      else if (token.nesting < 0) this.#closeElement()
      else this.#readLeaf(token)
    }
  }

  #mistake(problem: string, line = this.#line): void {
    this.mistakes.push(`, line ${line}: ${problem}`)
  }

  #add(node: ProseNode): void {
    const children = this.#openElements.at(-1)?.children
    const last = children?.at(-1)
    // The parser splits a text at line breaks and comments. Here it is one string.
    if (typeof node === 'string' && typeof last === 'string') children?.splice(-1, 1, last + node)
    else if (node !== '') children?.push(node)
  }

  #openElement(token: Token): void {
    const start = Number(token.attrGet('start') ?? 1)
    const align = /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1]
    const href = token.attrGet('href')
    this.#openElements.push({
      tag: token.hidden ? null : (token.tag as ProseTag),
      attributes: {
        ...(start !== 1 && { start }),
        ...(align && { align }),
        ...(href !== null && { href: String(href) }),
      },
      children: [],
      line: this.#line,
    })
  }

  #closeElement(): void {
    const closed = this.#openElements.pop()
    if (!closed) return
    const { tag, attributes, children, line } = closed
    // The children of an element without a tag are checked as those of its parent.
    if (tag !== null) this.#checkText(children, line)
    const pictures = children.filter((node) => typeof node !== 'string' && node.tag === 'picture')
    if (pictures.length > 0) {
      const isAlone = (tag === 'p' || tag === null) && plainText(children).trim() === ''
      if (tag === 'a') this.#mistake('has a picture in a link; put the link below the picture, as text', line)
      else if (!isAlone)
        this.#mistake('has a picture within other text; put empty lines around the picture', line)
      for (const picture of pictures) this.#add(picture)
    } else if (tag === null) for (const child of children) this.#add(child)
    else if (/^h\d$/.test(tag)) this.#addHeading(Number(tag.slice(1)), children, line)
    else {
      if (tag === 'a') this.#checkLink(attributes.href ?? '', plainText(children), line)
      this.#add({ tag, ...attributes, children })
    }
  }

  #checkText(children: Prose, line: number): void {
    for (const node of children) {
      const address = typeof node === 'string' ? (ADDRESS_WITH_SPACE.exec(node)?.[1] ?? '') : ''
      // An address has a dot or a slash: `[sic](as in the book)` is text.
      if (/[./]\S/.test(address))
        this.#mistake(`the address ${address} has a space; put it in angle brackets: (<${address}>)`, line)
    }
  }

  #addHeading(level: number, children: Prose, line: number): void {
    const problem = this.#headings.levelMistake(level)
    if (problem) this.#mistake(problem, line)
    const id = this.#headings.idFor(plainText(children))
    this.#add({ tag: `h${level}` as ProseTag, id, children })
  }

  #checkLink(url: string, text: string, line: number): void {
    if (url.startsWith('#') || linkedAddress.safeParse(url).success) this.links.push({ line, text, url })
    else if (/\.md(#|$)/.test(url))
      this.#mistake(`the link “${text}” leads to the file ${url}; write the page’s path, as in /about`, line)
    else
      this.#mistake(
        `the link “${text}” leads to ${url || 'nothing'}; write it as in https://example.com/you, mailto:you@example.com, /media or #a-heading`,
        line,
      )
  }

  #readLeaf(token: Token): void {
    const { type, content } = token
    switch (type) {
      case 'softbreak':
        this.#add('\n')
        break
      case 'hardbreak':
        this.#add({ tag: 'br' })
        break
      case 'hr':
        this.#add({ tag: 'hr' })
        break
      case 'code_inline':
        this.#add({ tag: 'code', children: [content] })
        break
      case 'fence':
      case 'code_block':
        this.#add({ tag: 'pre', children: [content] })
        break
      case 'html_inline':
      case 'html_block':
        // Only a comment may be HTML. Text after it in its line is in the same block, which pages do not show.
        if (content.replace(HTML_COMMENTS, '').trim() !== '')
          this.#mistake(
            `has HTML (${content.trim().split('\n')[0]}), which pages do not show; write it in Markdown`,
          )
        break
      case 'image':
        this.#addPicture(token)
        break
      default:
        this.#add(content)
    }
  }

  #addPicture(token: Token): void {
    // An owner may write `../pictures/…`, so that the preview of a code editor finds the file.
    const src = String(token.attrGet('src') ?? '').replace(/^(\.\.\/)+pictures\//, '')
    const caption = String(token.attrGet('title') ?? '')
    const alt = token.content
    if (!picturePath.safeParse(src).success || /^(\w+:|\.)/.test(src))
      this.#mistake(
        `the picture ${src} is not in the folder “pictures”; write its path below it, as in saltmere-hollow/cove.jpg`,
      )
    else if (alt.trim() === '')
      this.#mistake(`the picture ${src} has no words; say between ![ and ] what it shows`)
    else {
      this.pictures.push(src)
      this.#add({ tag: 'picture', src, alt, ...(caption && { caption }) })
    }
  }
}
