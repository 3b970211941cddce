import type { Token } from 'markdown-it'
import { decodedUri } from '../../lib/parsed.ts'
import { linkedAddress, picturePath } from '../../site/fields.ts'
import { HeadingIds } from './headingIds.ts'

/**
 * Matches a link or picture whose address has a space, as in `![A quay](old quay.jpg "A caption")`. Markdown takes it for
 * text. An address in angle brackets may have spaces.
 */
const ADDRESS_WITH_SPACE =
  /\[[^\]\n]*\]\((?!<)((?:[^()"\s]|\([^()\n]*\))+(?: +(?:[^()"\s]|\([^()\n]*\))+)+)\s*(?:"[^"\n]*"\s*)?\)/

const HTML_COMMENTS = /<!--[\s\S]*?-->/g

const FILM_REMEDY = 'write its address, or list it in videos.ts or tracks.ts'

/** Elements that Markdown can write. */
const MARKDOWN_ELEMENTS =
  /^(?:a|b|blockquote|br|code|del|em|h[1-6]|hr|i|img|li|ol|p|pre|s|strong|table|td|th|tr|ul)$/
const FILM_ELEMENTS = /^(?:audio|embed|iframe|object|video)$/

function htmlRemedy(content: string): string {
  const [, element = ''] = /<\/?([a-z][a-z0-9-]*)/i.exec(content.replace(HTML_COMMENTS, '')) ?? []
  const name = element.toLowerCase()
  if (FILM_ELEMENTS.test(name)) return FILM_REMEDY
  return MARKDOWN_ELEMENTS.test(name) ? 'write it in Markdown' : 'remove it'
}

/** Marks of other editors and site generators, which pages would show as they are. */
const FOREIGN_MARKS: readonly (readonly [mark: RegExp, name: string, remedy: string])[] = [
  [/^\[[ xX]\]\s.*/, 'a task list', 'write it as a list without boxes'],
  [
    /!?\[\[[^\]\n]*\]\]/,
    'a link of a note-taking program',
    'write it as in [text](/about) or ![text](quay.jpg)',
  ],
  [/\{\{[\s\S]*?\}\}/, 'a shortcode', 'write its text or its address here'],
  [/(?<!\{)\{%[\s\S]*?%\}/, 'an include', 'write its text here'],
  [/^\[![A-Za-z]+\]/, 'an alert', 'write it as a quotation without this mark'],
  [
    /\[(?:youtube|vimeo|embed|video|audio) https?:[^\]\n]*\]|\[[a-z]+ [^\]\n]*[a-z]=[^\]\n]*\]|\[\/[a-z]{3,}\]/i,
    'a code for a film or a player',
    FILM_REMEDY,
  ],
  // An amount such as $5 has no letter like `=`, and no dollar sign without a space before it behind it.
  [
    /\$\$[^$]*[\\^_=+][^$]*\$\$|\$(?=[^\s$])[^$\n]*[\\^_=][^$\n]*(?<=\S)\$(?!\d)/,
    'a formula',
    'write it in plain text, or show it as a picture',
  ],
  [/\[\^[^\]\s]+\]/, 'a footnote without its text', 'write its text as in [^1]: The reason.'],
]

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
        `has HTML (${content.trim().split('\n')[0]}), which pages do not show; ${htmlRemedy(content)}`,
      )
  }

  /** @param isOfPictures true if there is nothing but pictures */
  inline(children: readonly Token[], isOfPictures: boolean): void {
    this.#marks(writtenText(children))
    let isInLink = false
    for (const [index, token] of children.entries()) {
      const { type, content } = token
      if (type === 'softbreak' || type === 'hardbreak') this.line++
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

  #mistake(problem: string, line = this.line): void {
    this.mistakes.push(`, line ${line}: ${problem}`)
  }

  #marks(text: string): void {
    const lineAt = (index: number) => this.line + text.slice(0, index).split('\n').length - 1
    for (const [mark, name, remedy] of FOREIGN_MARKS) {
      const found = mark.exec(text)
      const [written = ''] = found?.[0].split('\n') ?? []
      if (found)
        this.#mistake(`has ${name} (${written}), which pages do not show; ${remedy}`, lineAt(found.index))
    }
    const found = ADDRESS_WITH_SPACE.exec(text)
    // An address has a dot or a slash: `[sic](as in the book)` is text.
    const address = found?.[1] ?? ''
    if (found && /[./]\S/.test(address))
      this.#mistake(
        `the address ${address} has a space; put it in angle brackets: (<${address}>)`,
        lineAt(found.index),
      )
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
    const src = decodedUri(address, decodeURI) ?? address
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

/** The text of tokens as a reader sees it, with a mark in place of code and pictures. */
function writtenText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return '\n'
      if (type === 'text') return content
      return type === 'code_inline' || type === 'image' ? '\ufffc' : ''
    })
    .join('')
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
