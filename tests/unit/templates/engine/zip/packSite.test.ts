import { describe, expect, it } from 'vitest'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { packSite } from '../../../../../src/templates/engine/zip/packSite.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { arabicCafe, japaneseIllustrator, latinSinger } from '../../../../helpers/writingSystemPages.ts'

const MAX_BYTES = 120_000
const pages = { Arabic: arabicCafe, Japanese: japaneseIllustrator, English: latinSinger }

describe.each(TEMPLATE_IDS)('a ZIP of template %s', async (id) => {
  const kit = await loadKit(id)
  const { data, pictures } = await loadSample(id)

  it.each(Object.entries(pages))(
    `is below ${MAX_BYTES} bytes when the page is in %s`,
    async (_name, texts) => {
      const zip = await packSite(await renderSite(kit, { ...data, ...texts }, pictures))
      expect(zip.length).toBeLessThan(MAX_BYTES)
    },
  )
})

const anyFile = { path: 'index.html', bytes: new TextEncoder().encode('<!doctype html>') }

/** The date of the first file of a ZIP, which its header has in two numbers of 16 bits, to two seconds. */
function firstDate(zip: Uint8Array): string {
  const view = new DataView(zip.buffer)
  const [time, day] = [view.getUint16(10, true), view.getUint16(12, true)]
  const date = [(day >> 9) + 1980, (day >> 5) & 15, day & 31]
  return `${date.join('-')} ${time >> 11}:${(time >> 5) & 63}:${(time & 31) * 2}`
}

it('dates each file by the time of the export', async () => {
  const date = new Date(2026, 10, 29, 21, 5, 8)
  expect(firstDate(await packSite([anyFile], { date }))).toBe('2026-11-29 21:5:8')
  const year = new Date().getFullYear()
  expect(firstDate(await packSite([anyFile]))).toMatch(new RegExp(`^${year}-`))
})

it('still packs on a device whose clock is before the first date of the format', async () => {
  expect(firstDate(await packSite([anyFile], { date: new Date(0) }))).toBe('1980-1-1 0:0:0')
})
