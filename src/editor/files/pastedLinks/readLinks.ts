import { addressName } from '../../../addresses/readableAddress.ts'
import { networkNameOf } from '../../../site/networkNames.ts'
import { readData } from './forms/readData.ts'
import { readHtml } from './forms/readHtml.ts'
import { readLines } from './forms/readLines.ts'
import { readMarkdown } from './forms/readMarkdown.ts'
import { readTable } from './forms/readTable.ts'
import { readVcard } from './forms/readVcard.ts'
import { type Reading, uniqueLinks } from './reading.ts'

const HTML = /<a\s[^>]*href=|<(!doctype html|html|body|table|meta)\b/i
/** A link outside of an address, a reference, an address in angle brackets, or the line below the header of a table. */
const MARKDOWN =
  /(?:^|\s)[(!*_]*\[[^\n]{0,500}?\](?:\(|\[[^\]\n]*\])|^\s*\[[^\]\n]+\]:\s|<[a-z][\w+.-]*:[^\s<>]*>|^\s*\|?[\s:|-]+\|[\s:|-]+$/im

/** Finds the form of a pasted text or file, and the links in it. Each address is found once, and has a name. */
export function readLinks(content: string): Reading {
  const { links, unread } = readForm(content)
  const named = links.map(({ name, address }) => ({ name: name || proposedName(address), address }))
  return { links: uniqueLinks(named), unread }
}

/** A name for a link of which nothing names it: its network, or else its host. */
const proposedName = (address: string) => networkNameOf(address) ?? addressName(address)

function readForm(content: string): Reading {
  const data = readVcard(content) ?? readData(content)
  if (data) return data
  if (HTML.test(content)) return readHtml(content)
  const table = readTable(content)
  if (table) return table
  return MARKDOWN.test(content) ? readMarkdown(content) : readLines(content)
}
