import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { CORE_CHARACTERS, TYPEFACES } from '../../../src/styles/typefaces.ts'

const root = join(import.meta.dirname, '../../..')
const css = readFileSync(join(root, 'src/styles/fonts.css'), 'utf8')
const codes = [...CORE_CHARACTERS].map((character) => character.codePointAt(0) ?? 0)

/** TCP sends ten packets of 1,460 bytes before the first acknowledgement. 1,600 bytes of these are for headers. */
const MAX_CORE_BYTES = 13_000

/** The unicode ranges of the `@font-face` with this file, as pairs of the first and the last code point. */
function rangesOf(file: string): [number, number][] {
  const face = css.split('@font-face').find((rule) => rule.includes(file)) ?? ''
  const list = /unicode-range:([^;]+);/.exec(face)?.[1] ?? ''
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

describe.each(TYPEFACES)('the core of $family', ({ core, copyright, renamed, weights }) => {
  const coreRanges = rangesOf(core.split('/').at(-1) ?? '')

  it('has a unicode-range of exactly its characters', () => {
    const codesInRanges = coreRanges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    expect(codesInRanges).toEqual(codes)
  })

  it('has exactly its characters and weights', async () => {
    const font = await convert(readFileSync(join(root, core)), 'sfnt')
    const face = new Face(new Blob(new Uint8Array(font).buffer))
    // Neither typeface has the two ligatures as characters of their own.
    expect(String.fromCodePoint(...face.collectUnicodes())).toBe(CORE_CHARACTERS.replace('ﬁﬂ', ''))
    const { wght } = face.getAxisInfos()
    const [min, max] = weights
    expect(wght && [wght.min, wght.max]).toEqual(min === max ? undefined : [min, max])
  })

  it('does not use a name that its licence reserves for unchanged fonts', async () => {
    const font = await convert(readFileSync(join(root, core)), 'sfnt')
    const [, reserved] = /Reserved Font Name ‘(.+)’/.exec(copyright) ?? []
    const containsText = (text: string) => font.includes(Buffer.from(text, 'utf16le').swap16())
    expect(containsText(copyright)).toBe(true)
    expect(Object.keys(renamed ?? {}).filter(containsText)).toEqual([])
    // Not `reserved` alone, because the copyright contains it.
    if (reserved)
      for (const name of [`${reserved} Sans`, `${reserved}Sans`]) expect(containsText(name)).toBe(false)
  })

  it('fits, with its headers, into a server’s first packets', () => {
    expect(readFileSync(join(root, core)).length).toBeLessThan(MAX_CORE_BYTES)
  })
})
