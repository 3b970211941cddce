/** The last symbol of a text as people see it: an emoji of many code points is one. @returns '' for none */
export function lastSymbol(text: string): string {
  const symbols = [...new Intl.Segmenter().segment(text.trim())]
  return symbols.at(-1)?.segment ?? ''
}

/** Reads a colour as people write it, in three digits or six, as `#rrggbb` in small letters; null when it is none. */
export function readHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (!/^[0-9a-f]{3}$/.test(digits)) return null
  return `#${[...digits].map((digit) => digit + digit).join('')}`
}
