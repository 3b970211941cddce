import { addressesIn } from './addressesIn.ts'

/** A link that was found in a text. @property label never empty */
type FoundLink = Readonly<Record<'label' | 'url', string>>

/** An address in it may hold a pair of brackets, as those of encyclopedias do. */
const MARKDOWN = /\[((?:[^\]\\]|\\.)*)\]\(\s*<?((?:[^\s()>]|\([^\s()]*\))+)[^)]*\)/g
const BULLET = /^\s*(?:[-*•·–—]|\d+[.)])\s+/
const AROUND = /^[\s"'“”«»<>([|,;:–—=-]+|[\s"'“”«»<>)\]|,;:–—=-]+$/g

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
  const names = addresses.map(({ index }, each) => {
    const before = addresses[each - 1]
    return plain(line.slice(before ? before.index + before.written.length : 0, index))
  })
  const [only] = addresses
  if (addresses.length === 1 && only && !names[0])
    names[0] = plain(line.slice(only.index + only.written.length))
  return addresses.map(({ href }, each) => ({ label: names[each] ?? '', url: href }))
}

function plain(words: string): string {
  return words.replace(AROUND, '').replace(/\s+/g, ' ')
}

/** The name of an address without one: its host, telephone number or mailbox. */
function hostOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return hostname.replace(/^www\./, '') || pathname
}
