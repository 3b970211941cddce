import { addressesIn } from './addressesIn.ts'

type FoundLink = Readonly<Record<'label' | 'url', string>>

/** A link in Markdown. Its address may contain a pair of brackets, as in `https://wiki.example/Moon_(song)`. */
const MARKDOWN = /\[((?:[^\]\\]|\\.)*)\]\(\s*<?((?:[^\s()>]|\([^\s()]*\))+)[^)]*\)/g
const BULLET = /^\s*(?:[-*•·–—]|\d+[.)])\s+/
const SEPARATORS = /^[\s|,;:–—=-]+|[\s|,;:–—=-]+$/g
/** Closing brackets and quotes by their opening ones. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['<', '>'],
  ['“', '”'],
  ['«', '»'],
  ['"', '"'],
  ["'", "'"],
])
const OPENING_OF: ReadonlyMap<string, string> = new Map([...PAIRS].map(([open, close]) => [close, open]))

/** Finds the links in pasted text, once each: in Markdown, or addresses with a name before, after or above them. */
export function readLinkList(text: string): readonly FoundLink[] {
  const found = new Map<string, FoundLink>()
  let nameAbove = ''
  for (const line of text.split(/[\r\n]+/)) {
    const links = readLine(line.replace(BULLET, ''))
    for (const { label, url } of links)
      if (!found.has(url)) found.set(url, { label: label || nameAbove || hostOf(url), url })
    nameAbove = links.length > 0 ? '' : cleanName(line.replace(BULLET, ''))
  }
  return [...found.values()]
}

/** Writes a link as a line of Markdown, which `readLinkList` can read. */
export function linkLine({ label, url }: FoundLink): string {
  return `[${label.replace(/[[\]\\]/g, ' ').trim()}](${url})`
}

function readLine(line: string): FoundLink[] {
  const markdownLinks = [...line.matchAll(MARKDOWN)].flatMap(([, label = '', address = '']) =>
    addressesIn(address).map(({ href }) => ({ label: cleanName(label), url: href })),
  )
  if (markdownLinks.length > 0) return markdownLinks
  const addresses = addressesIn(line)
  const names = addresses.map(({ index }, nth) => {
    const before = addresses[nth - 1]
    return cleanName(line.slice(before ? before.index + before.written.length : 0, index))
  })
  const [only] = addresses
  if (addresses.length === 1 && only && !names[0])
    names[0] = cleanName(line.slice(only.index + only.written.length))
  return addresses.map(({ href }, nth) => ({ label: names[nth] ?? '', url: href }))
}

/** Removes separators at the ends of a name, brackets and quotes around it, and those without a partner. */
function cleanName(text: string): string {
  const name = text.replace(SEPARATORS, '').replace(/\s+/g, ' ')
  if (name === '') return ''
  const first = name.charAt(0)
  const last = name.charAt(name.length - 1)
  const inside = name.slice(1, -1)
  const isEnclosed = PAIRS.get(first) === last && !inside.includes(first) && !inside.includes(last)
  if (isEnclosed) return cleanName(inside)
  // The last character is checked before the first: in `"My shop","https://…"` the third quote belongs to the address.
  if (lacksPartner(last, name)) return cleanName(name.slice(0, -1))
  return lacksPartner(first, name) ? cleanName(name.slice(1)) : name
}

/** True for the first bracket of `(live`, the last one of `live)`, and the quote of `"live`. */
function lacksPartner(character: string, name: string): boolean {
  const partner = PAIRS.get(character) ?? OPENING_OF.get(character)
  const count = (symbol: string) => name.split(symbol).length - 1
  if (partner === undefined) return false
  return partner === character ? count(character) % 2 === 1 : count(character) > count(partner)
}

function hostOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return hostname.replace(/^www\./, '') || pathname
}
