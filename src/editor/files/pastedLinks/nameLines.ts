import { readAddress } from '../../../addresses/readAddress.ts'
import type { FoundLink, Reading } from './reading.ts'

/** A text, or an exact address with its own text. */
export type Piece = string | { readonly address: string; readonly name?: string }

/** Matches separators at both ends of a text. A slash without a space is no separator: `/r/moon` is a name. */
const SEPARATORS =
  /^(?:[\s\p{Cf}|,;:：，、。；｜–—=·•→*_~-]|\/\s)+|(?:[\s\p{Cf}|,;:：，、。；｜–—=·•→*_~-]|\s\/)+$/gu
/** A sign alone is no name, but an emoji is one. */
const NAME_CHARACTER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
/** Brackets and quotes that enclose a name. */
const PAIRS = ['()', '[]', '<>', '“”', '„“', '«»', '「」', '""', "''"] as const
/** A longer text is no name. It is cut, because the time to clean a name grows with the square of its length. */
const MAX_NAME_CHARACTERS = 500

/** Names each address by its own text, or else by a text before or after it in its line, or by the line above. */
export function nameLines(lines: readonly (readonly Piece[])[]): Reading {
  const found: FoundLink[] = []
  const unread: string[] = []
  let nameAbove = ''
  for (const line of lines) {
    const links = linksOf(line)
    const text = cleanName(line.map(textOf).join(' '))
    if (nameAbove && links.some(({ name }) => name === null)) unread.pop()
    for (const { name, shown, address } of links) found.push({ name: name ?? (nameAbove || shown), address })
    if (links.length === 0 && text) unread.push(text)
    if (links.length > 0 || text) nameAbove = links.length > 0 ? '' : text
  }
  return { links: found, unread }
}

/** @property name '' for a link whose own text is no name, null if no text of the line names the link @property shown the link's own text, if that is the address */
interface LineLink {
  readonly name: string | null
  readonly shown: string
  readonly address: string
}

function linksOf(line: readonly Piece[]): readonly LineLink[] {
  const links: LineLink[] = []
  /** The text before each link, and the text after the last one. */
  const texts = ['']
  for (const piece of line) {
    const address = typeof piece === 'string' ? null : readAddress(piece.address)
    if (typeof piece !== 'string' && address?.kind === 'safe') {
      const isShown = piece.name === undefined || showsAddress(piece.name, address.href)
      const name = isShown ? null : ownName(piece.name ?? '')
      links.push({
        name,
        shown: /^\S+$/.test(piece.name ?? '') && !piece.name?.includes(':') ? (piece.name ?? '') : '',
        address: address.href,
      })
      texts.push('')
    } else {
      const textBefore = texts.pop() ?? ''
      texts.push(cleanName(textOf(piece)) || textBefore)
    }
  }
  const isNameAfter = texts[0] === '' && texts.at(-1) !== ''
  const names = isNameAfter ? texts.slice(1) : texts
  return links.map((link, index) => ({ ...link, name: link.name ?? (names[index] || null) }))
}

/** The text of a link, without white space and invisible characters at its ends. */
function ownName(text: string): string {
  return NAME_CHARACTER.test(text) ? text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '').replace(/\s+/g, ' ') : ''
}

const textOf = (piece: Piece) => (typeof piece === 'string' ? piece : piece.name || piece.address)

/** True if a text is the address itself, or its beginning, as chats shorten it: `shop.example/lu…`. */
function showsAddress(text: string, href: string): boolean {
  const normalized = (address: string) =>
    address.replace(/^(?:https?:\/\/|mailto:|tel:)?(?:www\.)?|[/…]+$/gi, '').toLowerCase()
  const address = readAddress(text.replace(/…|\.{3}$/, ''))
  const shown = address.kind === 'safe' ? normalized(address.href) : ''
  return (
    shown !== '' &&
    (normalized(href) === shown || (shown.includes('/') && normalized(href).startsWith(shown)))
  )
}

/** Removes separators at both ends, and brackets and quotes that enclose the name or lack a partner. `Song (live)` stays. */
function cleanName(text: string): string {
  let name = text.slice(0, MAX_NAME_CHARACTERS)
  for (;;) {
    name = name.replace(SEPARATORS, '').replace(/\s+/g, ' ')
    if (!NAME_CHARACTER.test(name)) return ''
    const first = name.charAt(0)
    const last = name.charAt(name.length - 1)
    const inside = name.slice(1, -1)
    const isEnclosed =
      PAIRS.some((pair) => pair === first + last) && !inside.includes(first) && !inside.includes(last)
    if (isEnclosed) name = inside
    // The last character is checked before the first: in `"My shop","https://…"` the third quote belongs to the address.
    else if (lacksPartner(last, name)) name = name.slice(0, -1)
    else if (lacksPartner(first, name)) name = name.slice(1)
    else return name
  }
}

/** True for the first bracket of `(live`, the last one of `live)`, and the quote of `"live`. */
function lacksPartner(character: string, name: string): boolean {
  const pair = PAIRS.find((symbols) => symbols.includes(character))
  if (pair === undefined) return false
  const [open = '', close = ''] = pair
  const count = (symbol: string) => name.split(symbol).length - 1
  if (open === close) return count(open) % 2 === 1
  return character === open ? count(open) > count(close) : count(close) > count(open)
}
