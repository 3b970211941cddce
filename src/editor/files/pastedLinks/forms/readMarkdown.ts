import MarkdownIt from 'markdown-it'
import { safeHref } from '../../../../addresses/readAddress.ts'
import type { Reading } from '../reading.ts'
import { readHtml } from './readHtml.ts'

/** Each line is a line, and a list may be indented as code is. An address may lack its scheme. */
const parser = new MarkdownIt({ breaks: true }).disable(['code', 'fence'])
parser.normalizeLink = (address) => safeHref(address) ?? address
parser.validateLink = () => true

/** People write spaces in addresses, which CommonMark only allows in angle brackets. */
const TARGET_WITH_SPACES = /\]\(\s*([a-z][\w+.-]*:[^()<>"\n]*\s[^()<>"\n]*)\)/gi

/** Reads links of Markdown (CommonMark), also in tables, and addresses in the text between them. */
export function readMarkdown(text: string): Reading {
  return readHtml(parser.render(text.replace(TARGET_WITH_SPACES, '](<$1>)')))
}
