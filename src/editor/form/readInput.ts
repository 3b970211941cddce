/** The last grapheme of a text, such as an emoji of several code points; '' for an empty text. */
export function lastSymbol(text: string): string {
  const graphemes = [...new Intl.Segmenter().segment(text.trim())]
  return graphemes.at(-1)?.segment ?? ''
}

/** Reads a colour of 3 or 6 hexadecimal digits. @returns `#rrggbb` in lower case; null for other text */
export function readHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (!/^[0-9a-f]{3}$/.test(digits)) return null
  return `#${[...digits].map((digit) => digit + digit).join('')}`
}
