import { readAddress } from './safeAddress.ts'

/** Known top-level domains: they distinguish an address without `https://` from a missing space after a full stop. */
const ENDINGS =
  'com|net|org|io|co|me|art|shop|store|tv|app|dev|info|blog|studio|page|site|link|bio|eu|de|fr|uk|es|it|nl|jp|br'
const ADDRESS = new RegExp(
  [
    '(?:https?://|www\\.)[^\\s<>"]+',
    '(?:mailto|tel|sms|whatsapp|facetime):[^\\s<>"]+',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    `(?:[\\w-]+\\.)+(?:${ENDINGS})\\b(?:/[^\\s<>"]*)?`,
  ].join('|'),
  'gi',
)
/** Punctuation after an address that is not part of it: the end of a sentence, or a closing bracket. */
const AFTER = /[.,;:!?'’”»…*_]+$|[)\]]$/

/** The addresses in a text, in their order: only those that a page may lead to. */
export function addressesIn(text: string) {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const written = withoutEnd(found)
    const address = readAddress(written)
    return address.kind === 'safe' ? [{ index, written, href: address.href }] : []
  })
}

function withoutEnd(address: string): string {
  const end = AFTER.exec(address)
  const isPartOfIt = !end || (end[0] === ')' && address.includes('('))
  return isPartOfIt ? address : withoutEnd(address.slice(0, end.index))
}
