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
  const fontsFor = previewFonts(kit, onFetched, () => {})
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

it('reports a font that cannot be fetched, and fetches it again when it is chosen again', async () => {
  let isOnline = false
  const isLatin = (file: { range: string }) => file.range.includes('U+0000')
  const fonts = kit.fonts.map((font) => ({
    ...font,
    files: font.files.map((file) => ({
      ...file,
      load: () => (isOnline || isLatin(file) ? file.load() : Promise.reject(new Error('offline'))),
    })),
  }))
  const onFetched = vi.fn()
  const onFailed = vi.fn()
  const fontsFor = previewFonts({ ...kit, fonts } satisfies Kit, onFetched, onFailed)
  fontsFor(polish)
  await expect.poll(() => onFailed.mock.calls.length).toBe(2)
  await expect.poll(() => onFetched.mock.calls.length).toBe(2)
  expect(subsetCount(fontsFor(polish))).toBe(1)
  expect(onFailed).toHaveBeenCalledTimes(2)

  isOnline = true
  fontsFor(data)
  fontsFor(polish)
  await expect.poll(() => subsetCount(fontsFor(polish))).toBe(2)
  expect(onFailed).toHaveBeenCalledTimes(2)
})
