const ITALIC_SCRIPTS = ['Latn', 'Grek', 'Cyrl']
const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i
const RIGHT_TO_LEFT_LANGUAGES = ['ar', 'ckb', 'dv', 'fa', 'he', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']
const RIGHT_TO_LEFT_SCRIPTS = ['adlm', 'arab', 'hebr', 'nkoo', 'rohg', 'syrc', 'thaa']

export function isLanguage(tag: string): boolean {
  return TAG.test(tag)
}

export function isEnglishTag(tag: string): boolean {
  return /^en\b/i.test(tag)
}

/** The writing direction of a language. `Intl` is not asked, because engines disagree. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const [language = '', ...parts] = tag.toLowerCase().split('-')
  const script = parts.find((part) => /^[a-z]{4}$/.test(part))
  const rightToLeft = script
    ? RIGHT_TO_LEFT_SCRIPTS.includes(script)
    : RIGHT_TO_LEFT_LANGUAGES.includes(language)
  return rightToLeft ? 'rtl' : 'ltr'
}

/** Returns true when a language's script has italics. Slanted letters of other scripts are wrong. */
export function hasItalics(tag: string): boolean {
  return ITALIC_SCRIPTS.includes(new Intl.Locale(tag).maximize().script ?? 'Latn')
}
