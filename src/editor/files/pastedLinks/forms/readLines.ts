import { addressesIn, isCertain } from '../../../../addresses/addressesIn.ts'
import { safeHref, withOneScheme } from '../../../../addresses/readAddress.ts'
import { nameLines, type Piece } from '../nameLines.ts'
import { isAddress, type Reading } from '../reading.ts'

/** A number before an item, as in `1. `, or signs without a letter. An emoji may belong to a name. */
const BULLET = /^\s*(?:\d+[.)]\s+|[^\p{L}\p{N}\p{Extended_Pictographic}\s]+\s+)+/u
/** A word of a bullet: an emoji, or one letter with a tab. */
const SHARED_BULLET =
  /^(?:\p{Extended_Pictographic}[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Extended_Pictographic}]*\s+|\p{L}\t+)/u
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`
/** The date, the time and the sender before a message of a chat, or in a line above it. */
const MESSAGE = new RegExp(
  String.raw`^(?:.{0,60}?[,\s]\s*)?\[?(?:${DAY},?\s+${CLOCK}|${CLOCK},?\s+${DAY})(?:\W*$|\]?[\s–-]+(?:[^:\n]{1,60}:\s+)?)`,
  'i',
)
/** A telephone number begins with `+` or `0`. A date has three numbers. */
const PHONE_IN_LINE = /(?<![\w+./-])(?!\d{1,4}([./-])\d{1,2}\1\d)(?:\+|\(?0)[\d\s()./-]{5,}\d(?!\w)/

const SCHEME = /^[a-z][\w+.-]*:/i
/** Reads a text line by line. An address that is alone in its line is exact. */
export function readLines(text: string): Reading {
  const lines = text
    .split(/[\r\n\u2028]+/)
    .map((line) => line.trim().replace(MESSAGE, '').replace(BULLET, ''))
  const first = lines.map((line) => SHARED_BULLET.exec(line)?.[0].trim())
  const plain = lines.map((line, index) => {
    const isShared = first[index] && first.filter((bullet) => bullet === first[index]).length > 1
    return withOneScheme((isShared ? line.replace(SHARED_BULLET, '') : line).trim())
  })
  return nameLines(plain.map((line, index) => piecesOf(line, [plain[index + 1] ?? ''].filter(isAlone))))
}

/**
 * The addresses in a line, and the texts around them.
 * @param neighbours addresses beside the text, or alone in the line below
 */
export function piecesOf(line: string, neighbours: readonly string[] = []): readonly Piece[] {
  const found = isAlone(line)
    ? [{ index: 0, written: line, href: safeHref(line) ?? '' }]
    : addressesIn(line, 'all')
  const pieces: Piece[] = []
  let end = 0
  for (const { index, written } of withoutNames(found, neighbours)) {
    pieces.push(line.slice(end, index), { address: written })
    end = index + written.length
  }
  return [...pieces, ...withPhone(line.slice(end))]
}

type FoundAddress = ReturnType<typeof addressesIn>[number]

/**
 * Removes the hosts that name another address: beside one with a scheme, as in `Node.co https://node.example`, and beside or
 * above one at the same host, as in `My posts at dev.to: dev.to/luna`.
 */
function withoutNames(found: readonly FoundAddress[], neighbours: readonly string[]) {
  const certain = found.filter(({ written }) => isCertain(written))
  if (certain.some(({ written }) => SCHEME.test(written))) return certain
  const hosts = [...certain.map(({ href }) => href), ...neighbours.map(safeHref)].map((href) =>
    hostOf(href ?? ''),
  )
  const isNamed = (host: string) => hosts.some((other) => `.${other}`.endsWith(`.${host}`))
  return found.filter((address) => certain.includes(address) || !isNamed(hostOf(address.href)))
}

/** The text, with its first telephone number as an address. */
function withPhone(text: string): readonly Piece[] {
  const phone = PHONE_IN_LINE.exec(text)
  if (!phone) return [text]
  const end = phone.index + phone[0].length
  return [text.slice(0, phone.index), { address: phone[0] }, text.slice(end)]
}

function isAlone(line: string): boolean {
  return !/\s|[,;]$/.test(line) && isAddress(line.replace(/[.!?'()*:]+$/, ''))
}

const hostOf = (href: string) => /^https?:\/\/(?:www\.)?([^/]*)/.exec(href)?.[1] ?? href
