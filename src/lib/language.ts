import type { Direction } from './textDirection.ts'

const ITALIC_SCRIPTS = ['Latn', 'Grek', 'Cyrl']
/** Matches a BCP 47 tag, as in `pt-BR`, without private-use and other rare forms. */
const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i
const RIGHT_TO_LEFT_LANGUAGES = ['ar', 'ckb', 'dv', 'fa', 'he', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']
const RIGHT_TO_LEFT_SCRIPTS = ['adlm', 'arab', 'hebr', 'nkoo', 'rohg', 'syrc', 'thaa']

/** True for a well-formed language tag, also of an unknown language. */
export function isLanguage(tag: string): boolean {
  try {
    // Throws if the tag is not well-formed.
    new Intl.Locale(tag)
    return TAG.test(tag)
  } catch {
    return false
  }
}

/** The language of the browser; English if the browser names none, as some do in the language `C` of Unix. */
export function browserLanguage(): string {
  return isLanguage(navigator.language) ? navigator.language : 'en'
}

/** The writing direction of a language. Not from `Intl.Locale`, because engines disagree about it. */
export function directionOf(tag: string): Direction {
  const [language = '', ...parts] = tag.toLowerCase().split('-')
  const script = parts.find((part) => /^[a-z]{4}$/.test(part))
  const isRightToLeft = script
    ? RIGHT_TO_LEFT_SCRIPTS.includes(script)
    : RIGHT_TO_LEFT_LANGUAGES.includes(language)
  return isRightToLeft ? 'rtl' : 'ltr'
}

/** True for a language whose script has italics. Letters of other scripts must not be slanted. */
export function hasItalics(tag: string): boolean {
  return ITALIC_SCRIPTS.includes(new Intl.Locale(tag).maximize().script ?? 'Latn')
}
