import { attempt } from '../lib/attempt.ts'
import { editorWords } from '../site/editorWords.ts'

/** Schemes that a link may have: web pages, and apps for mail, calls, chats and maps. */
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
/** Schemes that run code or start an app on the visitor's device. */
const UNSAFE_SCHEMES = ['javascript', 'vbscript', 'data', 'blob', 'filesystem', 'intent']
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const MAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
const HOST = /^[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d+)?([/?#]|$)/
const PHONE = /^\+?[(\d][\d\s()./-]{4,}\d$/
const NUMERIC_HOST = /^\d{1,3}(\.\d{1,3}){3}$/
/** A second address, after white space or glued to the first. After `/`, `?`, `&` or `=` it is part of the first. */
const SECOND_ADDRESS =
  /(\s|(?<!%[\da-f]{2})[^\s/?&=#:,;@([{])(https?:\/\/|mailto:)|\s(www\.|[^\s/]+\.[^\s/]+\/)/i

/** An address is safe to link, empty, broken, unsafe, or several addresses in one. */
export type Address =
  | { readonly kind: 'safe'; readonly href: string }
  | { readonly kind: 'empty' | 'broken' | 'unsafe' | 'several' }

const { unsafeUrl, brokenUrl, severalUrls } = editorWords.check
export const addressMistakes = { unsafe: unsafeUrl, broken: brokenUrl, several: severalUrls }

/** Reads an address as people write it, as a link. Code is unsafe; an unknown scheme is broken. */
export function readAddress(text: string): Address {
  const written = text.trim()
  if (written === '') return { kind: 'empty' }
  const url = attempt(() => new URL(meant(written)))
  if (!url) return { kind: SECOND_ADDRESS.test(written) ? 'several' : 'broken' }
  const scheme = url.protocol.slice(0, -1)
  if (UNSAFE_SCHEMES.includes(scheme)) return { kind: 'unsafe' }
  if (SECOND_ADDRESS.test(written)) return { kind: 'several' }
  return SAFE_SCHEMES.includes(scheme) ? { kind: 'safe', href: url.href } : { kind: 'broken' }
}

/** The `href` of an address, or null when it must not be linked. */
export function safeHref(text: string): string | null {
  const address = readAddress(text)
  return address.kind === 'safe' ? address.href : null
}

function meant(written: string): string {
  if (SCHEME.test(written)) return written
  if (PHONE.test(written) && !NUMERIC_HOST.test(written)) return `tel:${written.replace(/[^\d+]/g, '')}`
  if (MAIL.test(written)) return `mailto:${written}`
  return HOST.test(written) ? `https://${written}` : written
}
