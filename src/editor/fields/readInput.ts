/** The last visible symbol of a text: an emoji of many code points is one. @returns '' for an empty text */
export function lastSymbol(text: string): string {
  const symbols = [...new Intl.Segmenter().segment(text.trim())]
  return symbols.at(-1)?.segment ?? ''
}

/** Reads a colour of 3 or 6 digits as `#rrggbb`, in lower case; null for any other text. */
export function readHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (!/^[0-9a-f]{3}$/.test(digits)) return null
  return `#${[...digits].map((digit) => digit + digit).join('')}`
}
