import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

/** In the order of preference: the site's typefaces, then a Japanese font for missing characters. */
const FACES = [
  { role: 'title', family: '@fontsource-variable/cormorant-garamond', style: 'wght-italic', weight: 500 },
  { role: 'text', family: '@fontsource-variable/source-sans-3', style: 'wght-normal', weight: 400 },
  { role: 'small', family: '@fontsource-variable/source-sans-3', style: 'wght-normal', weight: 600 },
  { role: 'title', family: '@fontsource/zen-maru-gothic', style: '500-normal' },
  { role: 'text', family: '@fontsource/zen-maru-gothic', style: '400-normal' },
  { role: 'small', family: '@fontsource/zen-maru-gothic', style: '500-normal' },
] as const
type Role = (typeof FACES)[number]['role']

export interface CardFont {
  /** Unique: satori would use only one of two fonts with the same name. */
  readonly name: string
  readonly role: Role
  readonly data: Buffer
}

export type CardFonts = Awaited<ReturnType<typeof cardFonts>>

/**
 * Subsets the fonts of the preview cards. Satori draws a variable font only at its default weight, so each weight becomes
 * a separate font.
 * @param text the text of all cards: satori caches by the list `fonts`, so all cards must share it
 */
export async function cardFonts(text: string) {
  const missingIn = { title: new Set(text), text: new Set(text), small: new Set(text) }
  const fonts: CardFont[] = []
  for (const { role, family, style, ...variable } of FACES)
    for (const [script, isInSubset] of await subsetsOf(family)) {
      const characters = [...missingIn[role]].filter(isInSubset)
      if (characters.length === 0) continue
      const file = `${family}/files/${family.split('/')[1]}-${script}-${style}.woff2`
      const data = await subsetFont(await readFile(resolve(file)), characters.join(''), {
        targetFormat: 'truetype',
        ...('weight' in variable && { variationAxes: { wght: variable.weight } }),
      })
      fonts.push({ name: `${role} ${family} ${script}`, role, data })
      for (const character of characters) missingIn[role].delete(character)
    }
  // A character counts as missing if one role lacks it. `small` and `text` lack the same characters.
  return { fonts, missingCharacters: new Set([...missingIn.title, ...missingIn.text]) }
}

/** The subsets of a typeface. Fontsource has a file for each script, such as `latin`. */
async function subsetsOf(
  family: string,
): Promise<[script: string, isInSubset: (character: string) => boolean][]> {
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
