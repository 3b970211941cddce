import { attempt } from '../../../lib/attempt.ts'
import { editorWords } from '../../../site/editorWords.ts'

const SAFE_SCHEMES = [
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
]
/** Schemes that can run code or show content that is on no server, and `intent`, which can start any app. */
const UNSAFE_SCHEMES = ['javascript', 'vbscript', 'data', 'blob', 'filesystem', 'intent']
/**
 * Does not match a colon before a digit, which begins a port in `example.com:8080`. `tel:0123` needs no match: it matches no
 * pattern in `withScheme` either, which returns it unchanged.
 */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const MAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
const HOST = /^[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d+)?([/?#]|$)/
const PHONE = /^\+?[(\d][\d\s()./-]{4,}\d$/
const NUMERIC_HOST = /^\d{1,3}(\.\d{1,3}){3}$/
/**
 * Matches a second address after a space, as in `ada.art www.ada.example`, or without a separator, as in
 * `ada.arthttps://ada.example`. Does not match one in a path or a query, as in `ada.art/?u=https://ada.example` or
 * `ada.art/?u%3Dhttps://ada.example`: there, a separator such as `=`, or an encoded character such as `%3D`, is
 * directly before the second address.
 */
const SECOND_ADDRESS =
  /(\s|[^\s/?&=#+:,;@([{](?<!%[0-7][\da-f]))(https?:\/\/|mailto:)|\s(www\.|[^\s/]+\.[^\s/]+\/)/i

/** `broken`: not an address, or an unknown scheme; `several`: several addresses in one text. */
export type Address =
  | { readonly kind: 'safe'; readonly href: string }
  | { readonly kind: 'empty' | 'broken' | 'unsafe' | 'several' }

const { unsafeUrl, brokenUrl, severalUrls } = editorWords.check
export const addressMistakes = { unsafe: unsafeUrl, broken: brokenUrl, several: severalUrls }

/** Reads an address as users type it, also without its scheme: `ada.example`, `ada@ada.example`, `+44 20 7946 0000`. */
export function readAddress(text: string): Address {
  const input = text.trim()
  if (input === '') return { kind: 'empty' }
  const url = attempt(() => new URL(withScheme(input)))
  if (!url) return { kind: SECOND_ADDRESS.test(input) ? 'several' : 'broken' }
  const scheme = url.protocol.slice(0, -1)
  if (UNSAFE_SCHEMES.includes(scheme)) return { kind: 'unsafe' }
  if (SECOND_ADDRESS.test(input)) return { kind: 'several' }
  return SAFE_SCHEMES.includes(scheme) ? { kind: 'safe', href: url.href } : { kind: 'broken' }
}

/** The `href` of a safe address; null for other texts. */
export function safeHref(text: string): string | null {
  const address = readAddress(text)
  return address.kind === 'safe' ? address.href : null
}

/** Adds the scheme to a telephone number, a mail address or a web page. Returns other texts unchanged. */
function withScheme(input: string): string {
  if (SCHEME.test(input)) return input
  if (PHONE.test(input) && !NUMERIC_HOST.test(input)) return `tel:${input.replace(/[^\d+]/g, '')}`
  if (MAIL.test(input)) return `mailto:${input}`
  return HOST.test(input) ? `https://${input}` : input
}
