import { addressesIn } from './addressesIn.ts'

type FoundLink = Readonly<Record<'label' | 'url', string>>

/** An address may contain a pair of brackets, as those of encyclopedias do. */
const MARKDOWN = /\[((?:[^\]\\]|\\.)*)\]\(\s*<?((?:[^\s()>]|\([^\s()]*\))+)[^)]*\)/g
const BULLET = /^\s*(?:[-*•·–—]|\d+[.)])\s+/
const SEPARATORS = /^[\s|,;:–—=-]+|[\s|,;:–—=-]+$/g
/** Opening brackets and quotes, with their closing ones. */
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

/**
 * Finds the links in pasted text: one per line, with the name before, after or on the line above; rows of a table; or
 * Markdown. A repeated address is found once. A link without a name gets its host as name.
 */
export function readLinkList(text: string): readonly FoundLink[] {
  const found = new Map<string, FoundLink>()
  let nameAbove = ''
  for (const line of text.split(/[\r\n]+/)) {
    const links = readLine(line.replace(BULLET, ''))
    for (const { label, url } of links)
      if (!found.has(url)) found.set(url, { label: label || nameAbove || hostOf(url), url })
    nameAbove = links.length > 0 ? '' : plain(line.replace(BULLET, ''))
  }
  return [...found.values()]
}

/** As Markdown, which `readLinkList` reads again. */
export function linkLine({ label, url }: FoundLink): string {
  return `[${label.replace(/[[\]\\]/g, ' ').trim()}](${url})`
}

function readLine(line: string): FoundLink[] {
  const marked = [...line.matchAll(MARKDOWN)].flatMap(([, label = '', written = '']) =>
    addressesIn(written).map(({ href }) => ({ label: plain(label), url: href })),
  )
  if (marked.length > 0) return marked
  const addresses = addressesIn(line)
  const names = addresses.map(({ index }, nth) => {
    const before = addresses[nth - 1]
    return plain(line.slice(before ? before.index + before.written.length : 0, index))
  })
  const [only] = addresses
  if (addresses.length === 1 && only && !names[0])
    names[0] = plain(line.slice(only.index + only.written.length))
  return addresses.map(({ href }, nth) => ({ label: names[nth] ?? '', url: href }))
}

/** Cleans a name: no separators at its ends, no enclosing brackets or quotes, and none without a partner. */
function plain(written: string): string {
  const name = written.replace(SEPARATORS, '').replace(/\s+/g, ' ')
  if (name === '') return ''
  const first = name.charAt(0)
  const last = name.charAt(name.length - 1)
  const inside = name.slice(1, -1)
  const isEnclosed = PAIRS.get(first) === last && !inside.includes(first) && !inside.includes(last)
  if (isEnclosed) return plain(inside)
  // The last one first: in `"My shop","` the third quote belongs to the address.
  if (lacksPartner(last, name)) return plain(name.slice(0, -1))
  return lacksPartner(first, name) ? plain(name.slice(1)) : name
}

/** True for a bracket or quote at an end of a name that occurs more often than its partner. */
function lacksPartner(character: string, name: string): boolean {
  const partner = PAIRS.get(character) ?? OPENING_OF.get(character)
  const count = (wanted: string) => name.split(wanted).length - 1
  if (partner === undefined) return false
  return partner === character ? count(character) % 2 === 1 : count(character) > count(partner)
}

function hostOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return hostname.replace(/^www\./, '') || pathname
}
