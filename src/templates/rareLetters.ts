/** Groups of letters as CSS `unicode-range`, similar to those of Fontsource. Some letters are in two groups. */
export const RARE_LETTERS = {
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-0130,U+0132-0151,U+0154-0177,U+0179-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  arabic: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFC',
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
} as const

export type RareLetters = keyof typeof RARE_LETTERS

const RARE_NAMES = Object.keys(RARE_LETTERS) as readonly RareLetters[]

// `U+0102-0103,U+0110` becomes `/[\u{0102}-\u{0103}\u{0110}]/gu`.
const PATTERNS = RARE_NAMES.map((name) => {
  const range = RARE_LETTERS[name].replace(/,/g, '').replace(/U\+([0-9A-F]+)/g, '\\u{$1}')
  return [name, new RegExp(`[${range.replace(/-([0-9A-F]+)/g, '-\\u{$1}')}]`, 'gu')] as const
})

/** Invisible characters inside Arabic text and inside emoji. Alone they do not need the group `arabic`. */
const JOINERS = /[\u200c\u200d]/g

/**
 * The groups that a text needs. A letter in two groups counts only for the first one that the font has.
 * @param hasGroup returns true for a group that the font has
 */
export function rareLettersIn(
  text: string,
  hasGroup: (group: RareLetters) => boolean,
): readonly RareLetters[] {
  let remaining = text.replace(JOINERS, '')
  return PATTERNS.flatMap(([name, pattern]) => {
    if (!hasGroup(name)) return []
    const lengthBefore = remaining.length
    remaining = remaining.replace(pattern, '')
    return remaining.length === lengthBefore ? [] : [name]
  })
}

/** The key of a file of rare letters in `Kit.rareFonts`. @param file its path in the site, `fonts/…` */
export function rarePath(file: string): string {
  return file.replace('fonts/', './fonts/rare/')
}
