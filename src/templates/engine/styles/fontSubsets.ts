import type { DeclaredFont } from '../kit/defineTemplate.ts'
import type { FontFile } from '../kit/kit.ts'

/**
 * The sets of characters into which Fontsource divides its fonts, as CSS `unicode-range`. For a character in several sets, a
 * browser uses the file of the last one.
 */
export const FONT_SUBSETS = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  hebrew: 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
  arabic: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const

/** The files of a font, in the order of `FONT_SUBSETS`. A file of another subset is left out. */
export function declaredFiles(
  sources: DeclaredFont['sources'],
  css: Pick<FontFile, 'family' | 'weight'>,
): readonly FontFile[] {
  return Object.entries(FONT_SUBSETS).flatMap(([subset, range]) =>
    sources.flatMap(({ files, ...credit }) =>
      Object.entries(files)
        .filter(([path]) => path.match(`-${subset}-\\d`))
        .map(([path, load]) => ({ ...css, file: path.replace(/.*\//, 'fonts/'), range, credit, load })),
    ),
  )
}

/** The files of a font from which a browser takes the letters of a text. */
export function filesForLetters(files: readonly FontFile[], letters: string): readonly FontFile[] {
  let remaining = letters
  const needed = files.toReversed().filter(({ range }) => {
    const lengthBefore = remaining.length
    remaining = remaining.replace(patternOf(range), '')
    return remaining.length < lengthBefore
  })
  return needed.toReversed()
}

/** The letters of a text that no file has. */
export function lackingLetters(files: readonly FontFile[], letters: string): string {
  return files.reduce((lacking, { range }) => lacking.replace(patternOf(range), ''), letters)
}

/** Matches the characters of a `unicode-range`: `U+0102-0103,U+0110` becomes `/[\u{0102}-\u{0103}\u{0110}]/gu`. */
function patternOf(range: string): RegExp {
  return new RegExp(`[${range.replaceAll(',', '').replace(/(?:U\+)?([0-9A-F]+)/g, '\\u{$1}')}]`, 'gu')
}
