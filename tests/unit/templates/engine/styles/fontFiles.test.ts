import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linkOf, playerOf, type SiteData } from '../../../../../src/templates/engine/data/siteData.ts'
import { fontOf } from '../../../../../src/templates/engine/kit/kit.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { fontFilesFor } from '../../../../../src/templates/engine/styles/fontFiles.ts'
import { FONT_SUBSETS } from '../../../../../src/templates/engine/styles/fontSubsets.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { textOf } from '../../../../helpers/exportedFiles.ts'
import { arabicCafe, japaneseIllustrator, latinSinger } from '../../../../helpers/writingSystemPages.ts'

const NO_PICTURES = new Map<string, Uint8Array>()
/** Packages that together have all subsets but the Greek one, which has the same range everywhere. */
const PACKAGES = ['spectral', 'fredoka', 'zen-maru-gothic']

/** Texts, and the subsets that they need. */
const TEXTS: Readonly<Record<string, readonly (keyof typeof FONT_SUBSETS)[]>> = {
  'Œuvre, façade, Straße, señor, 500 €: “smörgåsbord”': ['latin'],
  'Анна Żółć': ['latin', 'latin-ext', 'cyrillic'],
  Καλημέρα: ['greek'],
  'مقهى القمر، 1998': ['arabic'],
  שלום: ['hebrew'],
  'Tiếng Việt': ['latin', 'vietnamese'],
  '2019年 👩\u200d🎨 “…”': [],
}

const templates = await Promise.all(
  TEMPLATE_IDS.map(async (id) => ({ kit: await loadKit(id), data: (await loadSample(id)).data })),
)

describe.each(templates)('The fonts of a page of $kit.name', ({ kit, data }) => {
  const blank = { ...data, name: '1', tagline: '', bio: '', title: '', links: [], music: [] }
  const filesFor = (changed: Partial<SiteData>) =>
    fontFilesFor(kit, { ...blank, ...changed }).map(({ file }) => file)
  const ownerFiles = (['heading', 'body'] as const).flatMap(
    (role) => fontOf(kit, data[`${role}Font`], role).files,
  )

  for (const [text, subsets] of Object.entries(TEXTS))
    it(`have those files that “${text}” needs`, () => {
      const ranges = subsets.map((subset) => FONT_SUBSETS[subset])
      const expected = ownerFiles.filter(({ range }) => ranges.some((needed) => needed === range))
      expect(filesFor({ tagline: text })).toEqual(expected.map(({ file }) => file))
    })

  it('have the files for every text of the page, and for the template’s name on a page without one', () => {
    const latin = filesFor(latinSinger)
    expect(latin.every((file) => /-latin-\d/.test(file))).toBe(true)
    const links = [linkOf({ id: 'one', label: 'Luna', url: 'https://example.com', hidden: true })]
    expect(filesFor({ links })).toEqual(latin)
    // The page shows the host of the player's address.
    expect(filesFor({ music: [playerOf('https://vimeo.com/76979871')] })).toEqual(latin)
    expect(filesFor({ name: '' })).toEqual(latin)
  })

  it('have no Latin letters on a page in Arabic or Japanese that has none', () => {
    expect(filesFor(arabicCafe).filter((file) => !file.includes('-arabic-'))).toEqual([])
    expect(filesFor(japaneseIllustrator)).toEqual([])
  })

  it('are in the site, each once, with their licences and with a rule that limits each to its letters', async () => {
    const site = { ...data, tagline: 'Żółć مقهى' }
    const needed = fontFilesFor(kit, site)
    const files = await renderSite(kit, site, NO_PICTURES)
    const paths = files.map(({ path }) => path).filter((path) => path.startsWith('fonts/'))
    expect(paths).toEqual([...new Set(needed.map(({ file }) => file))].sort())
    const css = textOf(files, 'style.css')
    for (const { file, family, range, credit } of needed) {
      const rule = css.split('@font-face').find((face) => face.includes(`url("${file}?v=`))
      expect(rule).toContain(`font-family: "${family}";`)
      expect(rule).toContain(`unicode-range: ${range};`)
      expect(textOf(files, 'licences.txt')).toContain(credit.copyright)
    }
  })
})

it('The subsets are those of the packages', () => {
  for (const name of PACKAGES) {
    const ranges = JSON.parse(readFileSync(`node_modules/@fontsource/${name}/unicode.json`, 'utf8'))
    for (const [subset, range] of Object.entries(FONT_SUBSETS))
      if (subset in ranges) expect(range, subset).toBe(ranges[subset])
  }
})

it('Every template has Latin, and all but one have Arabic', () => {
  const withSubset = (range: string) =>
    templates.filter(({ kit }) => kit.fonts.some(({ files }) => files.some((file) => file.range === range)))
  expect(withSubset(FONT_SUBSETS.latin)).toHaveLength(templates.length)
  expect(withSubset(FONT_SUBSETS.arabic)).toHaveLength(templates.length - 1)
})
