import { parsedUrl } from '../lib/parsed.ts'
import { unwrapped, withoutTracking } from './unwrapped.ts'

export const SAFE_SCHEMES = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'facetime',
  'facetime-audio',
  'whatsapp',
  'tg',
  'sgnl',
  'viber',
  'skype',
  'line',
  'kakaotalk',
  'weixin',
  'xmpp',
  'matrix',
  'sip',
  'irc',
  'ircs',
  'geo',
  'webcal',
  'spotify',
  'itms-apps',
  'market',
  'bitcoin',
  'ethereum',
  'lightning',
  'upi',
]
/** Schemes that can run code or show content that is on no server, and `intent`, which can start any app. */
const UNSAFE_SCHEMES = ['javascript', 'vbscript', 'data', 'blob', 'filesystem', 'intent']
/**
 * Does not match a colon before a digit, which begins a port in `example.com:8080`. `withScheme` reads `tel:0123` before it.
 */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const MAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
/** Not a number such as the DOI `10.1000/182`. */
const HOST = /^(?!\d+\.\d+([/?#]|$))[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d+)?([/?#]|$)/
/** The host of a URL, which has a dot, as in `ada.example`, or is an IPv6 address. */
const WEB_HOST = /^([\w-]+(\.[\w-]+)+|\[[\da-f:.]+\])$/
/** A handle of Mastodon, with its server, as in `@ada@social.example`. */
const HANDLE_AT_SERVER = /^@([\p{L}\p{N}_.-]+)@([^\s@/:?#]+\.[^\s@/:?#]+)$/u
/** At most 15 digits (E.164), with the separators that people write. */
const PHONE = /^(?=(?:\D*\d){6,15}\D*$)[+(\d][\d\s()./-]*\d$/
/** An IP address, a DOI or a date. */
const OTHER_NUMBER = /^(\d{1,3}(\.\d{1,3}){3}|10\.\d{4,}\/.*|\d{1,4}([./-])\d{1,2}\3\d{1,4})$/
/** White space and invisible characters, such as marks of the direction of a text. */
const BLANK_ENDS = /^[\s\p{C}]+|[\s\p{C}]+$/gu
const QUOTED = /^(?:<(.+)>|["'“”„«»‘’‚‹›「『](.+)["'“”„«»‘’‚‹›」』])$/u
/**
 * Matches a second address after a space, as in `ada.art www.ada.example`, or without a separator, as in
 * `ada.arthttps://ada.example`. Does not match one in a path or a query, as in `ada.art/?u=https://ada.example` or
 * `ada.art/?u%3Dhttps://ada.example`: there, a separator such as `=`, or an encoded character such as `%3D`, is
 * directly before the second address.
 */
const SECOND_ADDRESS =
  /(\s|[^\s/?&=#+:,;@([{](?<!%[0-7][\da-f]))(https?:\/\/|mailto:)|\s(www\.|[^\s/]+\.[^\s/]+\/)/i

/** A scheme before a second one, as in `https://mailto:` and `https:https://`; and one with too many letters. */
const SURPLUS_SCHEME = /(?<=^|\s)(?:h+t+ps?:\/{0,2})+(?=h+t+ps?:\/\/|(?:mailto|tel|sms):)/gi
const MISTYPED_SCHEME = /(?<=^|\s)h+t+p(s?):\/+/gi

/** `broken`: not an address, or an unknown scheme; `several`: several addresses in one text. */
export type Address =
  | { readonly kind: 'safe'; readonly href: string }
  | { readonly kind: 'empty' | 'broken' | 'unsafe' | 'several' }

/**
 * Reads an address as users type it, also without its scheme: `ada.example`, `ada@ada.example`, `+44 20 7946 0000`. What a
 * service put around it is taken off.
 */
export function readAddress(text: string): Address {
  const input = withOneScheme(withoutQuotes(text))
  if (input === '') return { kind: 'empty' }
  const url = parsedUrl(withScheme(input))
  const isSeveral = SECOND_ADDRESS.test(input)
  if (!url) return { kind: isSeveral ? 'several' : 'broken' }
  const scheme = url.protocol.slice(0, -1)
  if (UNSAFE_SCHEMES.includes(scheme)) return { kind: 'unsafe' }
  if (isSeveral) return { kind: 'several' }
  const isBroken = !SAFE_SCHEMES.includes(scheme) || (/^https?$/.test(scheme) && !WEB_HOST.test(url.hostname))
  if (isBroken) return { kind: 'broken' }
  const target = unwrapped(url)
  return target === null ? { kind: 'safe', href: url.href } : readAddress(target)
}

/** Reads the address of a published page: without a part of the page, and without parameters that only count visits. */
export function readPageAddress(text: string): Address {
  const address = readAddress(text)
  if (address.kind !== 'safe') return address
  return { kind: 'safe', href: withoutTracking(address.href).replace(/#.*/, '') }
}

/** The `href` of a safe address; null for other texts. */
export function safeHref(text: string): string | null {
  const address = readAddress(text)
  return address.kind === 'safe' ? address.href : null
}

function withoutQuotes(text: string): string {
  const input = text.replace(BLANK_ENDS, '')
  const [, inAngles, inQuotes] = QUOTED.exec(input) ?? []
  return (inAngles ?? inQuotes ?? input).replace(BLANK_ENDS, '')
}

/** Takes a scheme that stands twice in a text as one, and corrects its letters, as in `hhttps://`. */
export function withOneScheme(text: string): string {
  return text.replace(SURPLUS_SCHEME, '').replace(MISTYPED_SCHEME, 'http$1://')
}

/** Adds the scheme to a telephone number, a mail address, a handle or a web page, and corrects what people add to them. */
function withScheme(input: string): string {
  const [, scheme = '', number = '', rest = ''] = /^(tel:|sms:)([^?]*)(.*)$/is.exec(input) ?? []
  if (scheme) return scheme + dialable(number) + rest
  if (SCHEME.test(input)) return input.replace(/:\s+/, ':').replace(/^(https?:\/\/[^/?#]+?)[.,;]+$/i, '$1')
  const plain = input.replace(/\p{Cf}/gu, '')
  if (PHONE.test(plain) && !OTHER_NUMBER.test(plain)) return `tel:${dialable(plain)}`
  if (HANDLE_AT_SERVER.test(input)) return input.replace(HANDLE_AT_SERVER, 'https://$2/@$1')
  const address = input.replace(/^([^/?#]+?)[.,;]+$/, '$1')
  if (MAIL.test(address)) return `mailto:${address}`
  return HOST.test(address) ? `https://${address}` : input
}

/** Writes a telephone number without separators, as RFC 3966 requires. `00` is `+`, and `(0)` is only dialled at home. */
function dialable(number: string): string {
  return number
    .replace(/%20|[\s\p{Cf}./-]/gu, '')
    .replace(/^00/, '+')
    .replace(/^(\+\d*)\(0\)/, '$1')
    .replace(/[()]/g, '')
}
