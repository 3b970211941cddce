import { LinkifyIt, REBuilder } from 'linkify-it'
import tlds from 'tlds' with { type: 'json' }
import { readAddress, SAFE_SCHEMES } from './readAddress.ts'

/** For hosts without a path, such as `ada.art`. Other endings are usually a missing space after a full stop, as in `end.Then`. */
const COMMON_ENDING =
  /\.(com|net|org|io|co|me|art|shop|store|tv|app|dev|info|blog|studio|page|site|link|bio|eu|de|fr|uk|es|it|nl|jp|br|рф|(com?|net|org)\.[a-z]{2})$/
/** Endings of hosts that are usually files, such as `README.md`. */
const FILE_ENDING = /\.(md|mov|py|zip)$/i
/**
 * Matches what ends every address: emoji, invisible characters, and those that a URL encodes. Also matches before an
 * address that follows a letter of another script, as in `店https://ada.example`, a comma, or a name with `=`.
 */
const SEPARATOR =
  /([|<>"`^{}\\\p{Extended_Pictographic}\p{RI}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f|(?<=[^\x20-\x7e]|[,;]|(?:^|\s)[\w-]+=)(?=https?:\/\/)|(?<=[,;])(?=(?:[\w-]+\.)+[a-z]{2,}\/))/u
const TRAILING_PUNCTUATION = /[.,;:!?'’”»…]+$/

/** linkify-it's patterns, with mail addresses of all scripts, also directly after a colon. */
class Patterns extends REBuilder {
  override get_mail_name() {
    const character = `(?:${this.get_pseudo_letter().source}|[_%-])`
    return new RegExp(`${character}(?:${character}|[.](?=${character})){0,63}`)
  }
  // Dots inside of a name, as in `luna..-moon`.
  override get_path_extra() {
    return /\.{2,20}(?=[\w~@#$&*+=/-])|/
  }
  override get_mail_name_validator() {
    return new RegExp(`(${this.get_mail_name().source})$`)
  }
}

const linkify = new LinkifyIt({ fuzzyLink: true, tlds, rebuilder: new Patterns() })
const rest = (pattern: RegExp) => ({
  validate: (text: string, index: number) => {
    pattern.lastIndex = index
    return pattern.exec(text)?.[0].length ?? 0
  },
})
for (const scheme of SAFE_SCHEMES)
  if (!/^https?$/.test(scheme)) linkify.add(`${scheme}:`, rest(/\/\/[^\s)\]]+/y))
for (const scheme of ['tel:', 'sms:']) linkify.add(scheme, rest(/\+?[\d(][\d\s()./-]*\d(\?\S*)?/y))
for (const scheme of ['whatsapp:', 'facetime:'])
  linkify.add(scheme, rest(/(?:\/\/|\+?\d|[^\s@]+@)[^\s)\]]+/y))
// A subject has spaces, so it ends with its line.
linkify.add('mailto:', rest(/\s?[^\s@]+@[\p{L}\p{N}.-]+(\?[^)\]\n]*)?/uy))
// A handle with its server, as in `@ada@social.example`.
linkify.add('@', rest(/[\p{L}\p{N}_.-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/uy))
// A host of any ending.
linkify.add('www.', {
  validate: (text, index, { re }) =>
    rest(new RegExp(re.get_url_host_port().source + re.get_path().source, 'iy')).validate(text, index),
})
linkify.add('ftp:').add('//')

/**
 * Finds the safe addresses in prose. `written` is an address as the text contains it, at `index`.
 * @param endings of hosts without a path
 */
export function addressesIn(text: string, endings: 'common' | 'all' = 'common') {
  let end = 0
  return text.split(SEPARATOR).flatMap((segment) => {
    const start = end
    end += segment.length
    const matches = /[.:@]/.test(segment) ? linkify.match(segment) : null
    return (matches ?? []).flatMap(({ raw, index }) => {
      const isEmphasized = segment[index - 1] === '*'
      const written = raw.trimEnd().replace(isEmphasized ? /[*.,;:!?]+$/ : TRAILING_PUNCTUATION, '')
      const address = readAddress(written)
      return (isCertain(written) || hasEnding(written, endings)) && address.kind === 'safe'
        ? [{ index: start + index, written, href: address.href }]
        : []
    })
  })
}

/** True for an address with a scheme, a path, a mailbox or `www.`. Any other, such as `Chess.com`, may also be a name. */
export function isCertain(address: string): boolean {
  return /[/@]|^(www\.|[a-z][\w+-]*:)/i.test(address)
}

/** A capital begins a sentence, as in `end.It`. */
function hasEnding(host: string, endings: 'common' | 'all'): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1)
  const isOneCase = ending === ending.toLowerCase() || ending === ending.toUpperCase()
  return (
    isOneCase && (COMMON_ENDING.test(host.toLowerCase()) || (endings === 'all' && !FILE_ENDING.test(host)))
  )
}
