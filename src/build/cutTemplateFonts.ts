import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { RARE_LETTERS } from '../templates/rareLetters.ts'
import { rename } from './cutTypeface.ts'

/** Each template's fonts: where they come from, and their files beside the kit. */
const FONTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bloodMoon: {
    'pirata-one.woff2': '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2',
    'grenze-gotisch.woff2': '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-600-normal.woff2',
    'cinzel.woff2': '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2',
    'grenze.woff2': '@fontsource/grenze/files/grenze-latin-400-normal.woff2',
  },
  magicalFantasy: {
    'almendra.woff2': '@fontsource/almendra/files/almendra-latin-400-normal.woff2',
    'cinzel-decorative.woff2': '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-400-normal.woff2',
    'spectral.woff2': '@fontsource/spectral/files/spectral-latin-500-normal.woff2',
  },
  dreamyPastel: {
    'bubblegum-sans.woff2': '@fontsource/bubblegum-sans/files/bubblegum-sans-latin-400-normal.woff2',
    'fredoka.woff2': '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2',
    'zen-maru-gothic.woff2': '@fontsource/zen-maru-gothic/files/zen-maru-gothic-latin-500-normal.woff2',
  },
}

/**
 * Names that the fonts' licences keep for what is unchanged, and those of the same length that stand here instead. The
 * copyright lines name them in quotation marks, and go on doing so.
 */
const RENAMED: Readonly<Record<string, string>> = {
  Almendra: 'Moonbook',
  "'Moonbook'": "'Almendra'",
  'Bubblegum Sans': 'Moongate Round',
  '"Moongate Round"': '"Bubblegum Sans"',
  BubblegumSans: 'MoongateRound',
  'Cinzel Decorative': 'Gilded Decorative',
  CinzelDecorative: 'GildedDecorative',
  'Pirata One': 'Raider One',
  PirataOne: 'RaiderOne',
}

/** Latin as western Europe writes it, with the signs that go with words. */
const LETTERS = [
  ...characters(0x20, 0x7e),
  ...characters(0xc0, 0xff),
  '\u00a0¡¢£¥§©«®°·»¿ıŒœŸ–—‘’‚“”„•…€™',
].join('')

/** What words are set with: pages ask for no swashes, small capitals and old figures, and hints cost a third more. */
const SUBSET = { targetFormat: 'sfnt', noHinting: true, keepFeatures: ['kern', 'liga'] } as const

const { resolve } = createRequire(import.meta.url)

for (const [kit, files] of Object.entries(FONTS))
  for (const [file, source] of Object.entries(files)) {
    await cut(kit, file, source, LETTERS)
    for (const [name, range] of Object.entries(RARE_LETTERS)) {
      const rare = source.replace('-latin-', `-${name}-`)
      if (existsSync(join('node_modules', rare)))
        await cut(kit, file.replace('.woff2', `-${name}.woff2`), rare, lettersOf(range))
    }
  }

/** Writes the part of a font with these letters beside its kit. */
async function cut(kit: string, file: string, source: string, letters: string): Promise<void> {
  const path = join('src/templates/kits', kit, 'fonts', file)
  const font = await readFile(resolve(source))
  const cutOut = await subsetFont(font, letters, SUBSET)
  for (const [name, other] of Object.entries(RENAMED)) rename(cutOut, name, other)
  const made = await convert(cutOut, 'woff2')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, made)
  console.log(`${path}: ${made.length} bytes`)
}

/** The characters of a CSS `unicode-range`. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return characters(first, last)
    })
    .join('')
}

/** All characters from one code to another, both included. */
function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
}
