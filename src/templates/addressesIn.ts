import { readAddress } from './safeAddress.ts'

/** Known top-level domains. They distinguish an address without `https://` from a missing space after a full stop. */
const TOP_LEVEL_DOMAINS =
  'com|net|org|io|co|me|art|shop|store|tv|app|dev|info|blog|studio|page|site|link|bio|eu|de|fr|uk|es|it|nl|jp|br'
const ADDRESS = new RegExp(
  [
    '(?:https?://|www\\.)[^\\s<>"]+',
    '(?:mailto|tel|sms|whatsapp|facetime):[^\\s<>"]+',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    `(?:[\\w-]+\\.)+(?:${TOP_LEVEL_DOMAINS})\\b(?:/[^\\s<>"]*)?`,
  ].join('|'),
  'gi',
)
/** Punctuation after an address that is not part of it: the end of a sentence, or a closing bracket. */
const TRAILING_PUNCTUATION = /[.,;:!?'’”»…*_]+$|[)\]]$/

/** The addresses in a text that are safe to link: index, address as `written` in the text, and `href` of each. */
export function addressesIn(text: string) {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const written = withoutPunctuation(found)
    const address = readAddress(written)
    return address.kind === 'safe' ? [{ index, written, href: address.href }] : []
  })
}

function withoutPunctuation(address: string): string {
  const end = TRAILING_PUNCTUATION.exec(address)
  const belongsToAddress = !end || (end[0] === ')' && address.includes('('))
  return belongsToAddress ? address : withoutPunctuation(address.slice(0, end.index))
}
