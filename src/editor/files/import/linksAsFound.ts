import { BLOCKS } from '../../../templates/engine/blocks/blocks.ts'
import { type Link, linkOf } from '../../../templates/engine/data/siteData.ts'
import { freshId } from '../../state/items.ts'
import type { LinkTexts } from './pageTexts.ts'

function isShown(link: Link): boolean {
  const { kind, hidden, label, url } = link
  const isEmpty = kind === 'link' ? !(label.trim() || url.trim()) : !BLOCKS[kind](link, '', 'ltr')
  return !hidden && !isEmpty
}

type IsSame = (expected: LinkTexts, found: LinkTexts) => boolean

/** From the surest to the least sure. */
const COMPARISONS: readonly IsSame[] = [
  (expected, found) => expected.url === found.url && expected.label === found.label,
  (expected, found) => !expected.isBlock && expected.url === found.url,
  (expected, found) => expected.label === found.label,
]

/**
 * The links of the data with the texts, the addresses and the order of a page that was changed by hand. A new link follows the
 * link or block before it on the page. Hidden links and removed blocks stay. @returns the same array if nothing differs
 */
export function linksAsFound(
  links: readonly Link[],
  expected: readonly LinkTexts[],
  found: readonly LinkTexts[],
): readonly Link[] {
  const shown = links.filter(isShown)
  if (shown.length !== expected.length) return links
  const indexes = matchedIndexes(expected, found)
  const remaining = new Set<Link>()
  /** The links of the page, each with the new ones that follow it. */
  const inOrder: Link[][] = []
  const first: Link[] = []
  const allLinks = [...links]
  for (const [foundIndex, texts] of found.entries()) {
    const index = indexes[foundIndex]
    const link: Link | undefined = index === undefined ? undefined : shown[index]
    const before = index === undefined ? undefined : expected[index]
    if (link && before) {
      remaining.add(link)
      inOrder.push([withTexts(link, before, texts)])
      continue
    }
    const { isBlock, label, note, url } = texts
    if (isBlock) continue
    const newLink = linkOf({ id: freshId(allLinks, 'link'), label, note, url })
    allLinks.push(newLink)
    const previous = inOrder.at(-1) ?? first
    previous.push(newLink)
  }
  const asFound = [
    ...first,
    ...links.flatMap((link) => {
      if (remaining.has(link)) return inOrder.shift() ?? []
      return isShown(link) && link.kind === 'link' ? [] : [link]
    }),
  ]
  const isSame = asFound.length === links.length && asFound.every((link, index) => link === links[index])
  return isSame ? links : asFound
}

/** For each found link or block the index of the expected one that it was; undefined for a new one. */
function matchedIndexes(
  expected: readonly LinkTexts[],
  found: readonly LinkTexts[],
): readonly (number | undefined)[] {
  const free = new Map(expected.entries())
  const indexes: (number | undefined)[] = found.map(() => undefined)
  const match = (isSame: IsSame) => {
    for (const [foundIndex, after] of found.entries()) {
      if (indexes[foundIndex] !== undefined) continue
      for (const [index, before] of free)
        if (before.isBlock === after.isBlock && isSame(before, after)) {
          indexes[foundIndex] = index
          free.delete(index)
          break
        }
    }
  }
  for (const isSame of COMPARISONS) match(isSame)
  // All its texts were changed.
  for (const isBlock of [true, false]) {
    const ofKind = (list: readonly LinkTexts[]) => list.filter((texts) => texts.isBlock === isBlock)
    const [before, after] = [ofKind(expected), ofKind(found)]
    if (before.length === after.length) match((texts, other) => after[before.indexOf(texts)] === other)
  }
  return indexes
}

function withTexts(link: Link, before: LinkTexts, after: LinkTexts): Link {
  if (before.isBlock) return link
  const keys = (['label', 'note', 'url'] as const).filter((key) => after[key] !== before[key])
  return keys.length === 0 ? link : { ...link, ...Object.fromEntries(keys.map((key) => [key, after[key]])) }
}
