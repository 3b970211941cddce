import type { Token } from 'markdown-it'
import { attempt } from '../../lib/attempt.ts'
import { linkedAddress, picturePath } from '../../site/fields.ts'
import { HeadingIds } from './headingIds.ts'

/**
 * Matches a link or picture whose address has a space, as in `![A quay](old quay.jpg "A caption")`. Markdown takes it for
 * text. An address in angle brackets may have spaces.
 */
const ADDRESS_WITH_SPACE =
  /\[[^\]\n]*\]\((?!<)((?:[^()"\s]|\([^()\n]*\))+(?: +(?:[^()"\s]|\([^()\n]*\))+)+)\s*(?:"[^"\n]*"\s*)?\)/

/** Marks of other editors and site generators, which pages would show as they are. */
const FOREIGN_MARKS: readonly (readonly [mark: RegExp, name: string, remedy: string])[] = [
  [/^\[[ xX]\]\s.*/, 'a task list', 'write it as a list without boxes'],
  [
    /!?\[\[[^\]\n]*\]\]/,
    'a link of a note-taking program',
    'write it as in [text](/about) or ![text](quay.jpg)',
  ],
  [/\{\{[\s\S]*?\}\}/, 'a shortcode', 'write it in Markdown'],
  [/(?<!\{)\{%[\s\S]*?%\}/, 'an include', 'write its text here'],
  [/^\[![A-Za-z]+\]/, 'an alert', 'write it as a quotation without this mark'],
  [/\[\^[^\]\s]+\]/, 'a footnote without its text', 'write its text as in [^1]: The reason.'],
]

const HTML_COMMENTS = /<!--[\s\S]*?-->/g

interface LinkInText {
  readonly line: number
  readonly text: string
  readonly url: string
}

export interface ProseFindings {
  /** The ids of the headings. */
  readonly ids: readonly string[]
  readonly links: readonly LinkInText[]
  /** Paths below the folder `pictures`. */
  readonly pictures: readonly string[]
  /** Each is the end of a sentence that begins with the file's name. */
  readonly mistakes: readonly string[]
}

/**
 * Checks the tokens of a text, and changes them for the site: headings get ids, paragraphs of pictures lose their `p`, and
 * wrong links and pictures lose their address.
 * @param linesAbove the number of lines in the file above the text
 */
export function checkTokens(tokens: readonly Token[], linesAbove: number): ProseFindings {
  const checks = new TokenChecks()
  for (const [index, token] of tokens.entries()) {
    if (token.map && token.nesting >= 0) checks.line = linesAbove + token.map[0] + 1
    const { type, children, content } = token
    const next = tokens[index + 1]
    if (type === 'heading_open') checks.heading(token, next?.children ?? [])
    else if (type === 'th_open' || type === 'td_open') replaceAlignment(token)
    else if (type === 'html_block') checks.html(content)
    else if (type === 'inline' && children) {
      const previous = tokens[index - 1]
      const isOfPictures = previous?.type === 'paragraph_open' && hasOnlyPictures(children)
      checks.inline(children, isOfPictures)
      if (isOfPictures && next) {
        previous.hidden = true
        next.hidden = true
        token.children = children.filter((child) => child.type === 'image')
      }
    }
  }
  const { headings, links, pictures, mistakes } = checks
  return { ids: headings.ids, links, pictures, mistakes }
}

class TokenChecks {
  readonly headings = new HeadingIds()
  readonly links: LinkInText[] = []
  readonly pictures: string[] = []
  readonly mistakes: string[] = []
  /** The line in the file, from 1. The parser knows those of blocks; line breaks count from there. */
  line = 0

  heading(token: Token, children: readonly Token[]): void {
    const problem = this.headings.levelMistake(Number(token.tag.slice(1)))
    if (problem) this.#mistake(problem)
    token.attrSet('id', this.headings.idFor(textOf(children)))
  }

  html(content: string): void {
    // Only a comment may be HTML. Text after it in its line is in the same block, which pages do not show.
    if (content.replace(HTML_COMMENTS, '').trim() !== '')
      this.#mistake(
        `has HTML (${content.trim().split('\n')[0]}), which pages do not show; write it in Markdown`,
      )
  }

  /** @param isOfPictures true if there is nothing but pictures */
  inline(children: readonly Token[], isOfPictures: boolean): void {
    let isInLink = false
    for (const [index, token] of children.entries()) {
      const { type, content } = token
      if (type === 'softbreak' || type === 'hardbreak') this.line++
      else if (type === 'text') this.#text(content)
      else if (type === 'html_inline') this.html(content)
      else if (type === 'link_open') {
        isInLink = true
        const end = children.findIndex((other, at) => at > index && other.type === 'link_close')
        this.#link(token, textOf(children.slice(index, end)))
      } else if (type === 'link_close') isInLink = false
      else if (type === 'image') {
        if (isInLink) this.#mistake('has a picture in a link; put the link below the picture, as text')
        else if (!isOfPictures)
          this.#mistake('has a picture within other text; put empty lines around the picture')
        this.#picture(token)
      }
    }
  }

  #mistake(problem: string): void {
    this.mistakes.push(`, line ${this.line}: ${problem}`)
  }

  #text(content: string): void {
    const address = ADDRESS_WITH_SPACE.exec(content)?.[1] ?? ''
    // An address has a dot or a slash: `[sic](as in the book)` is text.
    for (const [mark, name, remedy] of FOREIGN_MARKS) {
      const [found] = mark.exec(content) ?? []
      if (found !== undefined) this.#mistake(`has ${name} (${found}), which pages do not show; ${remedy}`)
    }
    if (/[./]\S/.test(address))
      this.#mistake(`the address ${address} has a space; put it in angle brackets: (<${address}>)`)
  }

  #link(token: Token, text: string): void {
    const url = String(token.attrGet('href') ?? '')
    if (/^#|^http:\/\/./.test(url) || linkedAddress.safeParse(url).success) {
      this.links.push({ line: this.line, text, url })
      return
    }
    token.attrs = null
    if (/\.md(#|$)/.test(url))
      this.#mistake(`the link “${text}” leads to the file ${url}; write the page’s path, as in /about`)
    else
      this.#mistake(
        `the link “${text}” leads to ${url || 'nothing'}; write it as in https://example.com/you, mailto:you@example.com, /media or #a-heading`,
      )
  }

  #picture(token: Token): void {
    // An owner may write `../pictures/…`, so that the preview of a code editor finds the file. Some editors write `%20`.
    const address = String(token.attrGet('src') ?? '').replace(/^(\.\.\/)+pictures\//, '')
    const src = attempt(() => decodeURI(address)) ?? address
    token.attrSet('src', src)
    if (!picturePath.safeParse(src).success || /^(\w+:|\.)/.test(src))
      this.#mistake(
        `the picture ${src} is not in the folder “pictures”; write its path below it, as in saltmere-hollow/cove.jpg`,
      )
    else if (token.content.trim() === '')
      this.#mistake(`the picture ${src} has no words; say between ![ and ] what it shows`)
    else {
      this.pictures.push(src)
      return
    }
    token.attrs = null
  }
}

/** The text of tokens without their markup and pictures. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content }) => {
      if (type === 'softbreak') return '\n'
      return type === 'text' || type === 'code_inline' ? content : ''
    })
    .join('')
}

function hasOnlyPictures(children: readonly Token[]): boolean {
  return (
    children.some(({ type }) => type === 'image') &&
    children.every(
      ({ type, content }) =>
        ['image', 'softbreak', 'hardbreak', 'html_inline'].includes(type) ||
        (type === 'text' && content.trim() === ''),
    )
  )
}

/** The site's policy forbids the attribute `style`, which the parser gives to the cells of an aligned column. */
function replaceAlignment(cell: Token): void {
  const [, align] = /text-align:(\w+)/.exec(String(cell.attrGet('style'))) ?? []
  cell.attrs = align === undefined ? null : [['data-align', align]]
}
