import { type Block, hasScheme, type Piece } from '../block.ts'
import { readLine } from './readProse.ts'

const UNREAD = 'head, style, script, svg, noscript, template'
const BLOCKS =
  'address, article, aside, blockquote, br, dd, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, td, th, tr, ul'
const TITLE = 'h1, h2, h3, h4, h5, h6, [class*="title" i]'

/** Reads the links of HTML with their exact addresses, and addresses in the texts between them. A row of a table is one line. */
export function readHtml(html: string): readonly Block[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(UNREAD)) element.remove()
  return linesOf(page).map((line) => {
    const urls = line.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.url]))
    return line.flatMap((piece) => (typeof piece === 'string' ? readLine(piece, urls) : [piece]))
  })
}

/** The lines of an element, which begin and end at its blocks. */
function linesOf(root: Node): readonly Piece[][] {
  const lines: Piece[][] = [[]]
  const add = (piece: Piece) => lines.at(-1)?.push(piece)
  const addNode = (node: Node, isInRow: boolean): void => {
    if (!(node instanceof Element)) {
      const line = lines.at(-1) ?? []
      const text = node.textContent?.replace(/\s+/g, ' ') ?? ''
      const last = line.at(-1)
      if (typeof last === 'string') line[line.length - 1] = last + text
      else add(text)
      return
    }
    const url = node.getAttribute('href')?.replace(/^\s*\/\//, 'https://')
    if (node.matches('a') && url && hasScheme(url)) {
      add({ url, name: nameOf(node) })
      return
    }
    const end = () => node.matches(BLOCKS) && (isInRow ? add('') : lines.push([]))
    end()
    for (const child of node.childNodes) addNode(child, isInRow || node.matches('tr'))
    end()
  }
  for (const child of root.childNodes) addNode(child, false)
  return lines
}

/** The first line of a link's text: others describe it. Without a text: the name of its picture. */
function nameOf(link: Element): string {
  const [name = ''] = linesOf(link.querySelector(TITLE) ?? link)
    .flat()
    .filter((text) => typeof text === 'string' && text.trim())
  const pictureAlt = link.querySelector('img[alt]')?.getAttribute('alt')
  return String(name) || link.getAttribute('aria-label') || pictureAlt || link.getAttribute('title') || ''
}
