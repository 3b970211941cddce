import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { RARE_LETTERS } from '../templates/rareLetters.ts'
import { rename } from './cutTypeface.ts'

/** Each template's fonts, as their packages are called, and the weight that it has of each. */
const FONTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  bloodMoon: { 'pirata-one': 400, 'grenze-gotisch': 600, cinzel: 400, grenze: 400 },
  magicalFantasy: { almendra: 400, 'cinzel-decorative': 400, spectral: 500 },
  dreamyPastel: { 'bubblegum-sans': 400, fredoka: 600, 'zen-maru-gothic': 500 },
}

/** Names that licences keep for unchanged fonts, and what stands here instead, as long; copyright lines keep them. */
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

for (const [kit, fonts] of Object.entries(FONTS))
  for (const [font, weight] of Object.entries(fonts)) {
    const folder = join('src/templates/kits', kit, 'fonts')
    const source = (letters: string) => `@fontsource/${font}/files/${font}-${letters}-${weight}-normal.woff2`
    await cut(join(folder, `${font}.woff2`), source('latin'), LETTERS)
    for (const [name, range] of Object.entries(RARE_LETTERS))
      if (existsSync(join('node_modules', source(name))))
        await cut(join(folder, 'rare', `${font}-${name}.woff2`), source(name), lettersOf(range))
  }

/** Writes the part of a font with these letters. */
async function cut(path: string, source: string, letters: string): Promise<void> {
  const cutOut = await subsetFont(await readFile(resolve(source)), letters, SUBSET)
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
