import { readAddress } from './safeAddress.ts'

/** For addresses such as `ada.art/shop`. Other endings are usually a missing space after a full stop, as in `end.Then`. */
const TOP_LEVEL_DOMAINS =
  'com|net|org|io|co|me|art|shop|store|tv|app|dev|info|blog|studio|page|site|link|bio|eu|de|fr|uk|es|it|nl|jp|br'
/** For addresses such as `ada.com.au`. */
const COUNTRY_DOMAIN = '(?:com?|net|org)\\.[a-z]{2}'
/** Replaces the flag `i`, because `ADDRESS` distinguishes a capital after a full stop from a small letter. */
const anyCase = (text: string) => text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
/**
 * Matches `https://ada.example/x`, `www.ada.example`, `mailto:…`, `ada@ada.example` and `ada.art/shop`. After a full
 * stop, a capital begins a sentence, as in `ada.com.Then` or `end.It`, but other letters belong to the address.
 */
const ADDRESS = new RegExp(
  [
    `(?:${anyCase('https?')}://|${anyCase('www')}\\.)[^\\s<>"]+`,
    `(?:${anyCase('mailto|tel|sms|whatsapp|facetime')}):[^\\s<>"]+`,
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    `(?:[\\w-]+\\.)+(?:${TOP_LEVEL_DOMAINS}|${TOP_LEVEL_DOMAINS.toUpperCase()}|${COUNTRY_DOMAIN})(?![\\w-]|\\.[a-z])(?:/[^\\s<>"]*)?`,
  ].join('|'),
  'g',
)
/** Matches the end of a sentence, or one closing bracket, after an address. */
const TRAILING_PUNCTUATION = /[.,;:!?'’”»…*_]+$|[)\]]$/

/** Finds the safe addresses in a text. `written` is an address as the text contains it, at `index`. */
export function addressesIn(text: string) {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: match, index }) => {
    const written = withoutPunctuation(match)
    const address = readAddress(written)
    return address.kind === 'safe' ? [{ index, written, href: address.href }] : []
  })
}

function withoutPunctuation(address: string): string {
  const punctuation = TRAILING_PUNCTUATION.exec(address)
  if (!punctuation) return address
  const belongsToAddress = punctuation[0] === ')' && address.includes('(')
  return belongsToAddress ? address : withoutPunctuation(address.slice(0, punctuation.index))
}
