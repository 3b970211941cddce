/**
 * Reads a colour as people write it: with or without the number sign, in three digits or six.
 *
 * @returns `#rrggbb` in small letters, or null when it is none
 */
export function readHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (!/^[0-9a-f]{3}$/.test(digits)) return null
  return `#${[...digits].map((digit) => digit + digit).join('')}`
}
