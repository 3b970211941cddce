import { addressesIn } from './addressesIn.ts'

export type FoundLink = Readonly<Record<'label' | 'url', string>>

/** The text of a link in Markdown. It may contain a picture, `![A quay](quay.jpg)`. */
const LABEL = String.raw`(?:[^[\]\\]|\\.|\[[^[\]]*\])*`
/** The address of a link in Markdown, as in `https://wiki.example/Moon_(song)`. */
const TARGET = String.raw`(?:[^\s()>]|\([^\s()]*\))+`
/** The space or the `>` after the address, and the title, as in `"now (and then)"`. */
const TITLE = String.raw`[\s>](?:[^()"]|"[^"]*")*`
const MARKDOWN_LINK = new RegExp(String.raw`\[(${LABEL})\]\(\s*<?(${TARGET})(?:${TITLE})?\)`, 'g')
/** Matches a pair of brackets that `TARGET` accepts, or any other bracket. */
const PAIR_OR_BRACKET = /\([^\s()]*\)|[()]/g
const PICTURE = /!\[([^[\]]*)\]\([^)]*\)/g
/** Matches the bullet or the number before an item of a list, as in `- ` or `1. `. */
const BULLET = /^\s*(?:[-*•·–—]|\d+[.)])\s+/
/** Matches separators at both ends of a text. A slash without a space is no separator: `/r/moon` is a name. */
const SEPARATORS = /^(?:[\s|,;:–—=·•→-]|\/\s)+|(?:[\s|,;:–—=·•→-]|\s\/)+$/g
/** A name has at least one letter, number or symbol of the category `So`, such as an emoji. */
const NAME_CHARACTER = /[\p{L}\p{N}\p{So}]/u
const CLOSING_OF: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['<', '>'],
  ['“', '”'],
  ['«', '»'],
  ['"', '"'],
  ["'", "'"],
])
const OPENING_OF: ReadonlyMap<string, string> = new Map([...CLOSING_OF].map(([open, close]) => [close, open]))

/**
 * Finds the links in pasted text: links in Markdown, and addresses with a name before, after or above them. Each address is
 * found once.
 */
export function readLinkList(text: string): readonly FoundLink[] {
  const linksByUrl = new Map<string, FoundLink>()
  let nameAbove = ''
  for (const line of text.split(/[\r\n]+/)) {
    const links = readLine(line.replace(BULLET, ''))
    for (const { label, url } of links)
      if (!linksByUrl.has(url)) linksByUrl.set(url, { label: label || nameAbove || defaultLabel(url), url })
    nameAbove = links.length > 0 ? '' : cleanName(line.replace(BULLET, ''))
  }
  return [...linksByUrl.values()]
}

/**
 * Writes a link as a line of Markdown, which `readLinkList` can read. Encodes the brackets that `TARGET` does not accept: one
 * without a partner, and the outer pair of nested ones.
 */
export function linkLine({ label, url }: FoundLink): string {
  const encodeBracket = (found: string) => (found === '(' ? '%28' : found === ')' ? '%29' : found)
  return `[${label.replace(/[[\]\\]/g, ' ').trim()}](${url.replace(PAIR_OR_BRACKET, encodeBracket)})`
}

function readLine(line: string): FoundLink[] {
  const links: FoundLink[] = []
  let end = 0
  for (const { 0: written, 1: label = '', 2: address = '', index } of line.matchAll(MARKDOWN_LINK)) {
    const name = cleanName(label.replace(PICTURE, '$1'))
    links.push(...readPlain(line.slice(end, index)))
    links.push(...addressesIn(address).map(({ href }) => ({ label: name, url: href })))
    end = index + written.length
  }
  return [...links, ...readPlain(line.slice(end))]
}

/** Names are after their addresses if the text begins with an address and ends with a name; otherwise before. */
function readPlain(text: string): FoundLink[] {
  const addresses = addressesIn(text)
  const starts = [0, ...addresses.map(({ index, written }) => index + written.length)]
  const texts = starts.map((start, index) => cleanName(text.slice(start, addresses[index]?.index)))
  const isNameAfter = texts[0] === '' && texts.at(-1) !== ''
  const names = isNameAfter ? texts.slice(1) : texts
  return addresses.map(({ href }, index) => ({ label: names[index] ?? '', url: href }))
}

/** Removes separators at both ends, and brackets and quotes that enclose the name or lack a partner. `Song (live)` stays. */
function cleanName(text: string): string {
  const name = text.replace(SEPARATORS, '').replace(/\s+/g, ' ')
  if (!NAME_CHARACTER.test(name)) return ''
  const first = name.charAt(0)
  const last = name.charAt(name.length - 1)
  const inside = name.slice(1, -1)
  const isEnclosed = CLOSING_OF.get(first) === last && !inside.includes(first) && !inside.includes(last)
  if (isEnclosed) return cleanName(inside)
  // The last character is checked before the first: in `"My shop","https://…"` the third quote belongs to the address.
  if (lacksPartner(last, name)) return cleanName(name.slice(0, -1))
  return lacksPartner(first, name) ? cleanName(name.slice(1)) : name
}

/** True for the first bracket of `(live`, the last one of `live)`, and the quote of `"live`. */
function lacksPartner(character: string, name: string): boolean {
  const partner = CLOSING_OF.get(character) ?? OPENING_OF.get(character)
  const count = (symbol: string) => name.split(symbol).length - 1
  if (partner === undefined) return false
  return partner === character ? count(character) % 2 === 1 : count(character) > count(partner)
}

function defaultLabel(url: string): string {
  const { hostname, pathname } = new URL(url)
  // An address with `mailto:` or `tel:` has no host.
  return hostname.replace(/^www\./, '') || pathname
}
