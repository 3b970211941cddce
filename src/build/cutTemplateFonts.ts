import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

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

/** Fonts whose licence keeps the name for what is unchanged. */
const UNCHANGED: readonly string[] = [
  'almendra.woff2',
  'bubblegum-sans.woff2',
  'cinzel-decorative.woff2',
  'pirata-one.woff2',
]

/** Latin as western Europe writes it, with the signs that go with words. */
const LETTERS = [
  ...characters(0x20, 0x7e),
  ...characters(0xc0, 0xff),
  '\u00a0¡¢£¥§©«®°·»¿ıŒœŸ–—‘’‚“”„•…€™',
].join('')

/** What words are set with: pages ask for no swashes, small capitals and old figures, and hints cost a third more. */
const SUBSET = { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'liga'] } as const

const { resolve } = createRequire(import.meta.url)

for (const [kit, files] of Object.entries(FONTS))
  for (const [file, source] of Object.entries(files)) {
    const path = join('src/templates/kits', kit, 'fonts', file)
    const font = await readFile(resolve(source))
    const made = UNCHANGED.includes(file) ? font : await subsetFont(font, LETTERS, SUBSET)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, made)
    console.log(`${path}: ${made.length} bytes`)
  }

/** All characters from one code to another, both included. */
function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
}
