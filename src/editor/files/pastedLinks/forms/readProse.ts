import { addressesIn } from '../../../../templates/engine/addresses/addressesIn.ts'
import { safeHref } from '../../../../templates/engine/addresses/safeAddress.ts'
import { type Block, isAddress, type Piece } from '../block.ts'

/** Matches the bullet or the number before an item of a list, as in `- ` or `1. `. */
const BULLET = /^\s*(?:[-*•·–—]|\d+[.)])\s+/
/** A telephone number begins with `+` or `0`. A date has three numbers. */
const PHONE = /(?<![\w+./-])(?!\d{1,4}([./-])\d{1,2}\1\d)(?:\+|\(?0)[\d\s()./-]{5,}\d(?!\w)/

/** Reads a text line by line. An address that is alone in its line is exact. */
export function readProse(text: string): readonly Block[] {
  const lines = text.split(/[\r\n\u2028]+/).map((line) => line.replace(BULLET, '').trim())
  return lines.map((line, index) => readLine(line, [lines[index + 1] ?? ''].filter(isAlone)))
}

/**
 * Finds the addresses in a line. A bare name is a word beside an address with a scheme, as in `Node.co https://node.example`,
 * and beside or above an address at the same host, as in `My posts at dev.to: dev.to/luna`.
 * @param neighbours addresses beside the text, or alone in the line below
 */
export function readLine(line: string, neighbours: readonly string[] = []): Block {
  const found = isAlone(line) ? [aloneAddress(line)] : addressesIn(line, 'all')
  const isCertain = ({ hasScheme, written }: (typeof found)[number]) => hasScheme || written.includes('/')
  const hasSchemes = found.some(({ hasScheme }) => hasScheme)
  const otherHrefs = [...found.filter(isCertain).map(({ href }) => href), ...neighbours.map(safeHref)]
  const otherHosts = otherHrefs.map((href) => hostOf(href ?? ''))
  const isWord = (host: string) => hasSchemes || otherHosts.some((other) => `.${other}`.endsWith(`.${host}`))
  const addresses = found.filter((address) => isCertain(address) || !isWord(hostOf(address.href)))
  const starts = [0, ...addresses.map(({ index, written }) => index + written.length)]
  return starts.flatMap((start, index): Piece[] => {
    const address = addresses[index]
    const text = line.slice(start, address?.index)
    return address ? [text, { url: address.written }] : withPhone(text)
  })
}

function withPhone(text: string): Piece[] {
  const phone = PHONE.exec(text)
  if (!phone) return [text]
  const end = phone.index + phone[0].length
  return [text.slice(0, phone.index), { url: phone[0] }, text.slice(end)]
}

function isAlone(line: string): boolean {
  return !/\s|[,;]$/.test(line) && isAddress(line.replace(/[.!?'()*:]+$/, ''))
}

const aloneAddress = (line: string) => ({
  index: 0,
  written: line,
  href: safeHref(line) ?? '',
  hasScheme: /^[a-z]+:/i.test(line),
})

const hostOf = (href: string) => /^https?:\/\/(?:www\.)?([^/]*)/.exec(href)?.[1] ?? href
