import { readableAddress, readableHost } from '../../../lib/readableAddress.ts'
import { readAddress } from '../../../templates/engine/addresses/safeAddress.ts'
import type { Block, Piece } from './block.ts'

export type FoundLink = Readonly<Record<'label' | 'url', string>>

export interface PastedLinks {
  readonly links: readonly FoundLink[]
  /** The number of lines, or of rows, with text. */
  readonly lineCount: number
  /** The lines that have no safe address, and name no link. */
  readonly unread: readonly string[]
}

/** Matches separators at both ends of a text. A slash without a space is no separator: `/r/moon` is a name. */
const SEPARATORS =
  /^(?:[\s\p{Cf}|,;:：，、。；｜–—=·•→*_~-]|\/\s)+|(?:[\s\p{Cf}|,;:：，、。；｜–—=·•→*_~-]|\s\/)+$/gu
/** A name has at least one letter, number or symbol of the category `So`, such as an emoji. */
const NAME_CHARACTER = /[\p{L}\p{N}\p{So}]/u
/** Brackets and quotes that enclose a name. */
const PAIRS = ['()', '[]', '<>', '“”', '„“', '«»', '「」', '""', "''"] as const

/** A longer text is no name. It is cut, because cleaning one takes the square of its length. */
const MAX_NAME_CHARACTERS = 500

/** Names each address by its own text, or else by a text before, after or above it. Each address is found once. */
export function nameLinks(blocks: readonly Block[]): PastedLinks {
  const linksByUrl = new Map<string, FoundLink>()
  const unread: string[] = []
  let lineCount = 0
  let nameAbove = ''
  for (const block of blocks) {
    const links = linksOf(block)
    const text = cleanName(block.map(textOf).join(' '))
    if (links.length > 0 || text) lineCount += 1
    if (nameAbove && links.some(({ label }) => label === null)) unread.pop()
    for (const { label, url } of links)
      if (!linksByUrl.has(url)) linksByUrl.set(url, { label: label ?? (nameAbove || hostOf(url)), url })
    if (links.length === 0 && text) unread.push(text)
    if (links.length > 0 || text) nameAbove = links.length > 0 ? '' : text
  }
  return { links: [...linksByUrl.values()], lineCount, unread }
}

/** The links of a block. The label is null if no text of the block names the link. */
function linksOf(block: Block): readonly { label: string | null; url: string }[] {
  const links: { name: string | null; url: string }[] = []
  /** The text before each link, and the text after the last one. */
  const texts = ['']
  for (const piece of block) {
    const address = typeof piece === 'string' ? null : readAddress(piece.url)
    if (typeof piece !== 'string' && address?.kind === 'safe') {
      const { name = address.href } = piece
      links.push({ name: showsAddress(name, address.href) ? null : name, url: address.href })
      texts.push('')
    } else {
      const textBefore = texts.pop() ?? ''
      texts.push(cleanName(textOf(piece)) || textBefore)
    }
  }
  const isNameAfter = texts[0] === '' && texts.at(-1) !== ''
  const names = isNameAfter ? texts.slice(1) : texts
  return links.map(({ name, url }, index) => {
    const label = name === null ? names[index] : ownName(name) || hostOf(url)
    return { label: label || null, url }
  })
}

/** The text of a link, without white space and invisible characters at its ends. */
function ownName(text: string): string {
  return NAME_CHARACTER.test(text) ? text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '').replace(/\s+/g, ' ') : ''
}

const textOf = (piece: Piece) => (typeof piece === 'string' ? piece : piece.name || piece.url)

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

/** The host as people read it, or the mailbox or the number of an address without a host. */
function hostOf(url: string): string {
  return readableHost(url) || readableAddress(url).replace(/^[^:]+:|\?.*$/g, '')
}
