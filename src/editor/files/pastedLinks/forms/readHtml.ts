import { addressesIn } from '../../../../addresses/addressesIn.ts'
import { readAddress } from '../../../../addresses/readAddress.ts'
import { nameLines, type Piece } from '../nameLines.ts'
import type { Reading } from '../reading.ts'
import { piecesOf } from './readLines.ts'

const UNREAD = 'head, style, script, svg, noscript, template'
const BLOCKS =
  'address, article, aside, blockquote, br, dd, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, td, th, tr, ul'
const TITLE = 'h1, h2, h3, h4, h5, h6, [class*="title" i]'

/** Reads the links of HTML with their exact addresses, and addresses in the texts between them. A row of a table is one line. */
export function readHtml(html: string): Reading {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(UNREAD)) element.remove()
  const { links, unread } = nameLines(
    linesOf(page).map((line) => {
      const addresses = line.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.address]))
      return line.flatMap((piece) => (typeof piece === 'string' ? piecesOf(piece, addresses) : [piece]))
    }),
  )
  // The title of a card is outside of its link.
  return { links, unread: unread.filter((text) => links.every(({ name }) => name !== text)) }
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
    const address = node.getAttribute('href')?.replace(/^\s*\/\//, 'https://')
    if (node.matches('a') && address && leadsElsewhere(address)) {
      add({ address, name: nameOf(node) || cardTitle(node) })
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

/** True for an address with a scheme, or one whose scheme its author forgot, as in `www.ada.example`. Not for a path of its site. */
function leadsElsewhere(href: string): boolean {
  const hasScheme = /^\s*[a-z][a-z0-9+.-]*:/i.test(href)
  return hasScheme ? readAddress(href).kind !== 'broken' : addressesIn(href)[0]?.written === href.trim()
}

/** The first line of a link's text: others describe it. Without a text: the name of its picture. */
function nameOf(link: Element): string {
  const pictureAlt = link.querySelector('img[alt]')?.getAttribute('alt')
  return (
    firstText(link.querySelector(TITLE) ?? link) ||
    link.getAttribute('aria-label') ||
    pictureAlt ||
    link.getAttribute('title') ||
    ''
  )
}

/** The first text of the card around an empty link: the nearest element with a text, if it has no other link. */
function cardTitle(link: Element): string {
  let card = link.parentElement
  while (card && !card.textContent?.trim()) card = card.parentElement
  if (!card || card.querySelectorAll('a[href]').length > 1) return ''
  const texts = card.cloneNode(true) as Element
  texts.querySelector('a[href]')?.remove()
  return firstText(texts)
}

const firstText = (element: Element): string =>
  linesOf(element)
    .flat()
    .find((piece): piece is string => typeof piece === 'string' && piece.trim() !== '') ?? ''
