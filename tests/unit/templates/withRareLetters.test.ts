import { describe, expect, it } from 'vitest'
import { TEMPLATE_IDS } from '../../../src/site/templateFolders.ts'
import { bytesOf } from '../../../src/templates/dataUrl.ts'
import { type FontRole, fontOf } from '../../../src/templates/kit.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { renderSite } from '../../../src/templates/renderSite.ts'
import { loadSample } from '../../../src/templates/samples.ts'
import type { SiteData } from '../../../src/templates/siteData.ts'
import { withRareLetters } from '../../../src/templates/withRareLetters.ts'
import { lettersOfFont } from '../../helpers/lettersOfFont.ts'
import { textOf } from '../../helpers/siteText.ts'

const NOTHING = new Map<string, Uint8Array>()
const RARE_FONT_BYTES = 24_000
/** Czech, Slovak, Polish, Hungarian, Croatian. */
const CENTRAL_EUROPE = 'ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűĐđ'
const VIETNAMESE = 'Nguyễn Thị Ánh Tuyết'

/** Texts, and the rare letters in them. Some letters are in two files: a font loads the first one that it has. */
const TEXTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'Œuvre, façade, Straße, señor, 500 €: “smörgåsbord”': [],
  'Анна Żółć': [['cyrillic'], ['latin-ext']],
  Καλημέρα: [['greek']],
  'مقهى القمر': [['arabic']],
  'Tiếng Việt đẹp': [['vietnamese', 'latin-ext']],
}

const templates = await Promise.all(
  TEMPLATE_IDS.map(async (id) => ({ kit: await loadKit(id), data: (await loadSample(id)).data })),
)

for (const { kit, data } of templates)
  describe(`A page of ${kit.name}`, () => {
    /** The style sheet and the font files of the sample with another text. */
    async function withText(changed: Partial<SiteData>) {
      const site = { ...data, ...changed }
      const files = renderSite(await withRareLetters(kit, site), site, NOTHING)
      const fonts = files.map(({ path }) => path).filter((path) => path.startsWith('fonts/'))
      return { fonts, css: textOf(files, 'style.css') }
    }
    const font = (role: FontRole) => fontOf(kit, data[`${role}Font`], role)
    const has = (id: string, letters: string) => `./fonts/rare/${id}-${letters}.woff2` in kit.rareFonts
    const heading = (css: string) => /--heading-font: (.*);/.exec(css)?.[1] ?? ''

    for (const [text, rare] of Object.entries(TEXTS))
      it(`adds only the rare letters that “${text}” needs and its fonts have`, async () => {
        const { fonts, css } = await withText({ tagline: text })
        const own = [font('heading'), font('body')].filter(({ files }) => files.length > 0)
        const expected = own.flatMap(({ id }) => [
          `fonts/${id}.woff2`,
          ...rare
            .flatMap((files) => files.find((letters) => has(id, letters)) ?? [])
            .map((letters) => `fonts/${id}-${letters}.woff2`),
        ])
        expect(fonts).toEqual(expected.sort())
        for (const file of expected) expect(css).toContain(`url("${file}")`)
      })

    it('shows each Vietnamese text in one font: the text font or the system’s replaces one that lacks letters', async () => {
      const first = font('heading')
      const body = font('body')
      const hasVietnamese = ({ id, files }: typeof first) => files.length === 0 || has(id, 'vietnamese')
      const used = [first, body].find(hasVietnamese)
      const start = used && used.files.length > 0 ? `"${used.name}",` : (used ?? first).fallback
      expect(heading((await withText({ name: VIETNAMESE, language: 'vi-VN' })).css)).toContain(start)
      const english = heading((await withText({ name: VIETNAMESE, language: 'en' })).css)
      expect(english).toContain(first.files.length > 0 ? `"${first.name}",` : first.fallback)
    })

    it('has only small fonts among its files of rare letters', async () => {
      for (const load of Object.values(kit.rareFonts)) {
        const bytes = bytesOf(await load())
        expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('wOF2')
        expect(bytes.length).toBeLessThan(RARE_FONT_BYTES)
      }
    })
  })

it('has a font for each kind of rare letters in these texts, and fonts without Vietnamese', () => {
  const files = templates.flatMap(({ kit }) => Object.keys(kit.rareFonts))
  for (const letters of Object.values(TEXTS).flat(2))
    expect(
      files.some((file) => file.endsWith(`-${letters}.woff2`)),
      letters,
    ).toBe(true)
  const fonts = templates.flatMap(({ kit }) => kit.fonts).filter((font) => font.files.length > 0)
  expect(files.filter((file) => file.endsWith('-vietnamese.woff2')).length).toBeLessThan(fonts.length)
})

it('has the letters of central Europe in every font, together with its file of rare letters', async () => {
  for (const { kit } of templates)
    for (const { id, files } of kit.fonts.filter((font) => font.files.length > 0)) {
      const rare = await kit.rareFonts[`./fonts/rare/${id}-latin-ext.woff2`]?.()
      const letters = new Set<string>()
      for (const url of [...files.map((file) => file.url), ...(rare ? [rare] : [])])
        for (const letter of await lettersOfFont(bytesOf(url))) letters.add(letter)
      expect(
        [...CENTRAL_EUROPE].filter((letter) => !letters.has(letter)).join(''),
        `${kit.name}: ${id}`,
      ).toBe('')
    }
})

it('has letters once when both of its fonts borrow them', async () => {
  for (const { kit, data } of templates)
    for (const heading of kit.fonts.filter(({ roles }) => roles.includes('heading')))
      for (const body of kit.fonts.filter(({ roles }) => roles.includes('body'))) {
        const site = { ...data, name: 'مقهى', headingFont: heading.id, bodyFont: body.id }
        const files = renderSite(await withRareLetters(kit, site), site, NOTHING)
        const fonts = files.filter(({ path }) => path.endsWith('.woff2')).map(({ bytes }) => bytes.join())
        expect(new Set(fonts).size, `${heading.id} ${body.id}`).toBe(fonts.length)
        const css = textOf(files, 'style.css')
        for (const [, path] of css.matchAll(/url\("(fonts\/[^"]+)"\)/g))
          expect(files.map((file) => file.path)).toContain(path)
      }
})

it('lists the licences of borrowed letters', async () => {
  for (const { kit, data } of templates) {
    const licences = async (name: string) => {
      const site = { ...data, name, tagline: '', bio: '', links: [] }
      return textOf(renderSite(await withRareLetters(kit, site), site, NOTHING), 'licences.txt')
    }
    const lender = fontOf(kit, data.headingFont, 'heading').borrowed?.arabic
    if (!lender) continue
    expect(await licences('مقهى القمر')).toContain(lender.copyright)
    expect(await licences('Ada')).not.toContain(lender.copyright)
  }
})

it('limits a file of rare letters to its letters', async () => {
  for (const { kit, data } of templates) {
    const site = { ...data, name: VIETNAMESE, language: 'vi' }
    const css = textOf(renderSite(await withRareLetters(kit, site), site, NOTHING), 'style.css')
    for (const [face] of css.matchAll(/@font-face \{[^}]*-vietnamese\.woff2[^}]*\}/g))
      expect(face).toContain('unicode-range: U+0102-0103,')
  }
})
