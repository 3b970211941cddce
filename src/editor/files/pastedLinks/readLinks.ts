import { readHtml } from './forms/readHtml.ts'
import { readJson } from './forms/readJson.ts'
import { readProse } from './forms/readProse.ts'
import { readTable } from './forms/readTable.ts'
import { isVcard, readVcard } from './forms/readVcard.ts'
import { nameLinks, type PastedLinks } from './nameLinks.ts'

const HTML = /<a\s[^>]*href=|<(!doctype html|html|body|table|meta)\b/i
/** A link, a reference, an address in angle brackets, or the line below the header of a table. */
const MARKDOWN =
  /(?:^|[\s(!*_])\[[^\n]{0,500}?\](?:\(|\[[^\]\n]*\])|^\s*\[[^\]\n]+\]:\s|<[a-z][\w+.-]*:[^\s<>]*>|^\s*\|?[\s:|-]+\|[\s:|-]+$/im

/** Finds the form of each pasted text or file, and the links in it. @throws if the reader of a form cannot be fetched */
export async function readLinks(contents: readonly string[]): Promise<PastedLinks> {
  return nameLinks((await Promise.all(contents.map(readBlocks))).flat())
}

async function readBlocks(content: string) {
  if (isVcard(content)) return readVcard(content)
  const json = readJson(content)
  if (json) return json
  if (HTML.test(content)) return readHtml(content)
  const table = readTable(content)
  if (table) return table
  if (MARKDOWN.test(content)) return (await import('./forms/readMarkdown.ts')).readMarkdown(content)
  return readProse(content)
}
