import punycode from 'punycode.js'
import { decodedUri } from '../lib/parsed.ts'

/** Percent-encoded characters outside ASCII. Others, such as `%2F` and `%20`, would change the address. */
const ENCODED_LETTERS = /(?:%[89a-f][\da-f])+/gi
/** White space, control characters, and invisible ones, which may change the direction of the text. */
const UNREADABLE = /[\p{Z}\p{C}]/u

/** An address as people read it: `https://möwen.example/töpferei`, without punycode and percent signs. @param address absolute */
export function readableAddress(address: string): string {
  const { href, hostname } = new URL(address)
  return href
    .replace(hostname, readable(hostname, punycode.toUnicode))
    .replace(ENCODED_LETTERS, (letters) => readable(letters, decodeURIComponent))
}

/** The host of an address as people read it, without `www.`: `möwen.example`; '' without a host. */
export function readableHost(address: string): string {
  return readable(new URL(address).hostname, punycode.toUnicode).replace(/^www\./, '')
}

/** The host as people read it, or the mailbox or the number of an address without a host. */
export function addressName(address: string): string {
  return readableHost(address) || readableAddress(address).replace(/^[^:]+:|\?.*$/g, '')
}

/** The decoded text; the text as it is if it cannot be decoded, or would have unreadable characters. */
function readable(text: string, decode: (text: string) => string): string {
  const decoded = decodedUri(text, decode) ?? text
  return UNREADABLE.test(decoded) ? text : decoded
}
