import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { subsetFont } from '../../../src/build/subsetFont.ts'

const { resolve } = createRequire(import.meta.url)

it('A subset has the letters that are asked for, and no others', async () => {
  const font = readFileSync(resolve('@fontsource/grenze/files/grenze-latin-400-normal.woff2'))
  const subset = await subsetFont(font, 'Moonß')
  const face = new Face(new Blob(await decompress(subset)))
  const letters = [...face.collectUnicodes()].map((code) => String.fromCodePoint(code))
  expect(letters.sort()).toEqual(['M', 'n', 'o', 'ß'])
  expect(subset.length).toBeLessThan(font.length / 3)
})
