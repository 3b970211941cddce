import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

/** In the order of preference: the site's typefaces, then one for the letters of titles, then a Japanese one. */
const FACES = [
  { role: 'title', family: '@fontsource-variable/cormorant-garamond', style: 'wght-italic', weight: 500 },
  { role: 'text', family: '@fontsource-variable/source-sans-3', style: 'wght-normal', weight: 400 },
  { role: 'small', family: '@fontsource-variable/source-sans-3', style: 'wght-normal', weight: 600 },
  { role: 'title', family: '@fontsource/zen-maru-gothic', style: '500-normal' },
  { role: 'text', family: '@fontsource/zen-maru-gothic', style: '400-normal' },
  { role: 'small', family: '@fontsource/zen-maru-gothic', style: '500-normal' },
] as const
export type CardFontRole = (typeof FACES)[number]['role']

interface CardFont {
  /** Unique: satori would use only one of two fonts with the same name. */
  readonly name: string
  readonly role: CardFontRole
  readonly data: Buffer
}

export type CardFonts = Awaited<ReturnType<typeof cardFonts>>

/**
 * Subsets the fonts of the preview cards. Satori draws a variable font only at its default weight, so each weight becomes
 * a separate font.
 * @param text the text of all cards: satori caches by the list `fonts`, so all cards must share it
 * @returns the fonts, and the characters that no font of a role has
 */
export async function cardFonts(text: string) {
  const characters = charactersOf(text)
  const missingIn = { title: new Set(characters), text: new Set(characters), small: new Set(characters) }
  const fonts: CardFont[] = []
  for (const { role, family, style, ...variable } of FACES)
    for (const [script, isInRange] of await subsetsOf(family)) {
      const claimed = [...missingIn[role]].filter(isInRange)
      if (claimed.length === 0) continue
      const file = resolve(`${family}/files/${family.split('/')[1]}-${script}-${style}.woff2`)
      const font = await convert(await readFile(file), 'sfnt')
      const existing = charactersIn(font)
      const found = claimed.filter((character) => existing.has(character))
      if (found.length === 0) continue
      const data = await subsetFont(font, found.join(''), {
        targetFormat: 'truetype',
        ...('weight' in variable && { variationAxes: { wght: variable.weight } }),
      })
      fonts.push({ name: `${role} ${family} ${script}`, role, data })
      for (const character of found) missingIn[role].delete(character)
    }
  return { fonts, missingIn: missingIn as Readonly<Record<CardFontRole, ReadonlySet<string>>> }
}

/** The characters of a text: composed, with plain spaces, and without characters that are not seen. */
export function charactersOf(text: string): readonly string[] {
  return [
    ...text
      .normalize('NFC')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
  ]
}

/** The characters that a font has. Fontsource's `unicode.json` also claims characters that the file lacks. */
function charactersIn(font: Buffer): ReadonlySet<string> {
  const face = new Face(new Blob(new Uint8Array(font).buffer))
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)))
}

/** The subsets of a typeface. Fontsource has a file for each script, such as `latin`. */
async function subsetsOf(
  family: string,
): Promise<[script: string, isInRange: (character: string) => boolean][]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(resolve(`${family}/unicode.json`), 'utf8'))
  return Object.entries(ranges).map(([script, list]) => {
    const pairs = list.split(',').map((range) => {
      const [first = '', last = first] = range.slice('U+'.length).split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    })
    return [
      // `[3]` in `unicode.json` is `3` in the name of the file.
      script.replace(/[[\]]/g, ''),
      (character) => {
        const code = character.codePointAt(0) ?? 0
        return pairs.some(([first, last]) => code >= first && code <= last)
      },
    ]
  })
}
