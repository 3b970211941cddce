import { expect, it } from 'vitest'
import { bytesOf } from '../../../src/templates/dataUrl.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { renderSite } from '../../../src/templates/renderSite.ts'
import { sampleSite } from '../../../src/templates/samples.ts'
import { type SiteData, TEMPLATE_IDS, type TemplateId } from '../../../src/templates/siteData.ts'
import { withLetters } from '../../../src/templates/withLetters.ts'
import { textOf } from '../../helpers/siteText.ts'

const NOTHING = new Map<string, Uint8Array>()

/** The files of fonts in a site with these words in place of the sample's. */
async function fontFiles(id: TemplateId, words: Partial<SiteData>) {
  const { data } = await sampleSite(id)
  const said = { ...data, ...words }
  const files = renderSite(await withLetters(await loadKit(id), said), said, NOTHING)
  return {
    fonts: files.map(({ path }) => path).filter((path) => path.startsWith('fonts/')),
    css: textOf(files, 'style.css'),
  }
}

it('A page brings the typefaces’ rare letters that its words need, and no others', async () => {
  expect((await fontFiles('2', { name: 'Анна', bio: 'Żółć' })).fonts).toEqual([
    'fonts/cinzel-decorative-latin-ext.woff2',
    'fonts/cinzel-decorative.woff2',
    'fonts/spectral-cyrillic.woff2',
    'fonts/spectral-latin-ext.woff2',
    'fonts/spectral.woff2',
  ])
  expect((await fontFiles('3', { tagline: 'Καλημέρα' })).fonts).toEqual([
    'fonts/fredoka.woff2',
    'fonts/zen-maru-gothic-greek.woff2',
    'fonts/zen-maru-gothic.woff2',
  ])
  const vietnamese = await fontFiles('1', { tagline: 'Tiếng Việt đẹp' })
  expect(vietnamese.fonts).toEqual([
    'fonts/grenze-gotisch-vietnamese.woff2',
    'fonts/grenze-gotisch.woff2',
    'fonts/grenze-vietnamese.woff2',
    'fonts/grenze.woff2',
  ])
  expect(vietnamese.css).toMatch(/url\("fonts\/grenze-vietnamese\.woff2"\)[^}]*unicode-range: U\+0102-0103,/)
})

it('A page in Vietnamese is never set in two faces: in a font that lacks its letters, the text’s or the system’s stands in', async () => {
  const name = 'Nguyễn Thị Ánh Tuyết'
  const headings = async (id: TemplateId, language: string) => {
    const { fonts, css } = await fontFiles(id, { name, language })
    return { fonts, heading: /--heading-font: (.*);/.exec(css)?.[1] }
  }
  expect(await headings('1', 'vi')).toMatchObject({ heading: expect.stringMatching(/^"Grenze Gotisch",/) })
  expect(await headings('2', 'vi-VN')).toEqual({
    fonts: ['fonts/spectral-vietnamese.woff2', 'fonts/spectral.woff2'],
    heading: expect.stringMatching(/^"Spectral",/),
  })
  expect(await headings('3', 'vi')).toEqual({ fonts: [], heading: expect.stringMatching(/^ui-rounded,/) })
  expect((await headings('3', 'en')).heading).toMatch(/^"Fredoka",/)
})

it('A page in the letters of western Europe brings none', async () => {
  for (const id of TEMPLATE_IDS) {
    const { data } = await sampleSite(id)
    const kit = await loadKit(id)
    expect(
      await withLetters(kit, { ...data, bio: 'Œuvre, façade, Straße, señor, 500 €: “smörgåsbord”' }),
    ).toBe(kit)
  }
})

it('Every file of rare letters is a small font', async () => {
  for (const id of TEMPLATE_IDS)
    for (const fetched of Object.values((await loadKit(id)).rareFonts)) {
      const bytes = bytesOf(await fetched())
      expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('wOF2')
      expect(bytes.length).toBeLessThan(12_000)
    }
})
