/** Converts a name to a part of an address: `opening-hours` for “Opening hours!”. Letters of every script stay. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** ASCII spelling of letters that Unicode normalization does not decompose. */
const ASCII_SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
}

/** Converts a name to a file name without accents: `cafe-moon` for `Café Moon`. '' if no letter has an ASCII spelling. */
export function asciiSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðı]/g, (letter) => ASCII_SPELLINGS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
