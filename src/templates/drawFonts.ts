import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { subsetFont } from '../build/subsetFont.ts'

/** Each template's fonts: where they come from, and their files beside the kit. */
const FONTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bloodMoon: {
    'pirata-one.woff2': '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2',
    'grenze-gotisch.woff2': '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-600-normal.woff2',
    'cinzel.woff2': '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2',
    'grenze.woff2': '@fontsource/grenze/files/grenze-latin-400-normal.woff2',
    'eb-garamond.woff2': '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2',
  },
}

/** Latin as western Europe writes it, with the signs that go with words. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCharCode(0xa0 + i)),
  ...'ıŒœŸ–—‘’‚“”„†•…‹›€™',
]

const { resolve } = createRequire(import.meta.url)

for (const [kit, files] of Object.entries(FONTS))
  for (const [file, source] of Object.entries(files)) {
    const path = join('src/templates/kits', kit, 'fonts', file)
    const made = await subsetFont(await readFile(resolve(source)), LETTERS)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, made)
    console.log(`${path}: ${made.length} bytes`)
  }
