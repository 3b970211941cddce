import { decodedUri } from '../lib/parsed.ts'
import { isFrontPage } from './profiles.ts'
import { safeHref } from './readAddress.ts'

/**
 * Why a safe address probably leads nowhere, or only its owner somewhere: a `placeholder` of a guide, white space, a second address
 * in its path (`nested`), a name before its host (`user`), a mailbox with two @, a page that only its owner sees (`private`),
 * the front page of a network, or a telephone number that everybody will see.
 */
export type Doubt =
  | 'placeholder'
  | 'space'
  | 'nested'
  | 'user'
  | 'mailbox'
  | 'private'
  | 'frontPage'
  | 'phone'

/** As in `<Your Twitter Username>`, `{username}`, `yourusername` and `/@username`. */
const PLACEHOLDER =
  /<[^>]*>|\{[^}]*\}|(?:^|[^a-z])your[-_ ]?(?:\w+[-_ ])?(?:user-?_?)?(?:name|handle|profile|id|link|url|channel|account|page)(?![a-z])|\/@?(?:user[-_]?name|profile[-_]?url)\/?$/i
const NESTED = /\/(?:https?:\/{0,2}|www\.)[^/]/i
/** Services whose paths are the addresses of other pages. */
const ARCHIVE = /(^|\.)(archive\.\w+|wayback\.\w+|translate\.goog|12ft\.io)$/
const PRIVATE =
  /^(?:discord(?:app)?\.com\/channels\/@me|linkedin\.com\/(?:feed|in\/me|mynetwork|messaging|notifications)\b|(?:x|twitter)\.com\/(?:home|settings|notifications)\b|instagram\.com\/accounts\/|github\.com\/(?:settings|dashboard|notifications)\b|facebook\.com\/(?:me|home\.php)\b|medium\.com\/me\/|hashnode\.com\/(?:settings|dashboard)\b|studio\.youtube\.com|youtube\.com\/(?:feed|account)\b|mail\.google\.com|127\.|192\.168\.)/
const FILE_NAME = /\.\w{2,5}$/

/** @returns null for an address without a doubt, and for one that is not safe */
export function doubtOf(text: string): Doubt | null {
  const href = safeHref(text)
  if (href === null) return null
  const url = new URL(href)
  const path = decodedUri(url.pathname) ?? url.pathname
  if (/^(tel|sms):$/.test(url.protocol)) return 'phone'
  if (url.protocol === 'mailto:') return path.split('@').length === 2 ? null : 'mailbox'
  if (!/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^www\./, '')
  if (PLACEHOLDER.test(path + url.search)) return 'placeholder'
  if (url.username) return 'user'
  const isNested = NESTED.test(path) || path.startsWith(`/${host}/`)
  if (isNested && !ARCHIVE.test(host)) return 'nested'
  if (/\s/.test(path) && !FILE_NAME.test(path)) return 'space'
  if (PRIVATE.test(host + path)) return 'private'
  return isFrontPage(url) ? 'frontPage' : null
}

/** The same for two addresses that lead to the same page. */
export function sameAddressKey(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '')
}
