import { expect, it, vi } from 'vitest'
import { previewFonts } from '../../../../src/editor/preview/previewFonts.ts'
import type { Kit } from '../../../../src/templates/engine/kit/kit.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)
const { data } = await loadSample(FIRST_TEMPLATE)
const polish = { ...data, tagline: 'Żółć' }
const subsetCount = (fonts: readonly { range: string }[]) => new Set(fonts.map(({ range }) => range)).size

it('returns the fonts fetched so far, and the same array while they are the same', async () => {
  const onFetched = vi.fn()
  const fontsFor = previewFonts(kit, onFetched)
  expect(fontsFor(data)).toEqual([])
  await expect.poll(() => onFetched.mock.calls.length).toBe(2)
  const fonts = fontsFor(data)
  expect(fonts).toHaveLength(2)
  for (const { url } of fonts) expect(url).toMatch(/^data:font\/woff2;base64,/)
  expect(fontsFor({ ...data, name: 'Ada' })).toBe(fonts)

  expect(fontsFor(polish)).toBe(fonts)
  await expect.poll(() => subsetCount(fontsFor(polish))).toBe(2)
  expect(fontsFor(data)).toEqual(fonts)
})

it('leaves out a font that cannot be fetched', async () => {
  const fail = vi.fn(() => Promise.reject(new Error('offline')))
  const fonts = kit.fonts.map((font) => ({
    ...font,
    files: font.files.map((file) => ({ ...file, load: fail })),
  }))
  const broken: Kit = { ...kit, fonts }
  const fontsFor = previewFonts(broken, () => {})
  fontsFor(data)
  await expect.poll(() => fail.mock.calls.length).toBe(2)
  expect(fontsFor(data)).toEqual([])
})
