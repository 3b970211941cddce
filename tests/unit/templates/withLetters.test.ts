import { describe, expect, it } from 'vitest'
import { TEMPLATE_IDS } from '../../../src/site/templateFolders.ts'
import { bytesOf, type FontRole, fontOf } from '../../../src/templates/kit.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { renderSite } from '../../../src/templates/renderSite.ts'
import { loadSample } from '../../../src/templates/samples.ts'
import { linkOf, playerOf, type SiteData } from '../../../src/templates/siteData.ts'
import { withLetters } from '../../../src/templates/withLetters.ts'
import { lettersOfFont } from '../../helpers/lettersOfFont.ts'
import { textOf } from '../../helpers/siteFiles.ts'
import { arabicCafe, japaneseIllustrator, latinSinger } from '../../helpers/writingSystemPages.ts'

const NO_PICTURES = new Map<string, Uint8Array>()
const MAX_RARE_FONT_BYTES = 24_000
/** The letters of Czech, Slovak, Polish, Hungarian and Croatian that are not in Latin-1. */
const CENTRAL_EUROPE = 'ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűĐđ'
const VIETNAMESE = 'Nguyễn Thị Ánh Tuyết'

/** Texts, and the groups of rare letters that they need. From each inner list, a font loads the first group that it has. */
const TEXTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'Œuvre, façade, Straße, señor, 500 €: “smörgåsbord”': [],
  'Анна Żółć': [['cyrillic'], ['latin-ext']],
  Καλημέρα: [['greek']],
  'مقهى القمر': [['arabic']],
  'Tiếng Việt đẹp': [['vietnamese', 'latin-ext']],
  'An artist 👩\u200d🎨': [],
}

const templates = await Promise.all(
  TEMPLATE_IDS.map(async (id) => ({ kit: await loadKit(id), data: (await loadSample(id)).data })),
)

for (const { kit, data } of templates)
  describe(`A page of ${kit.name}`, () => {
    /** The style sheet and the paths of the font files of the sample with other texts. */
    async function withText(changed: Partial<SiteData>) {
      const site = { ...data, ...changed }
      const files = renderSite(await withLetters(kit, site), site, NO_PICTURES)
      const fonts = files.map(({ path }) => path).filter((path) => path.startsWith('fonts/'))
      return { fonts, css: textOf(files, 'style.css') }
    }
    const font = (role: FontRole) => fontOf(kit, data[`${role}Font`], role)
    const hasRareFile = (id: string, group: string) => `./fonts/rare/${id}-${group}.woff2` in kit.rareFonts
    const headingStack = (css: string) => /--heading-font: (.*);/.exec(css)?.[1] ?? ''

    for (const [text, rare] of Object.entries(TEXTS))
      it(`adds only those rare letters that “${text}” needs and the page’s fonts have`, async () => {
        const { fonts, css } = await withText({ tagline: text })
        const ownFonts = [font('heading'), font('body')].filter(({ files }) => files.length > 0)
        // A font gets Arabic letters only if it shows a text with Arabic letters. The tagline has the body font in the share
        // picture, and on the page if the template does not show it in the heading font.
        const getsLetters = ({ id }: { id: string }) =>
          !/\p{Script=Arabic}/u.test(text) || id === font('body').id || kit.headingParts.includes('tagline')
        const expected: string[] = []
        for (const ownFont of ownFonts) {
          expected.push(`fonts/${ownFont.id}.woff2`)
          if (!getsLetters(ownFont)) continue
          for (const groups of rare) {
            const group = groups.find((candidate) => hasRareFile(ownFont.id, candidate))
            if (group) expected.push(`fonts/${ownFont.id}-${group}.woff2`)
          }
        }
        expect(fonts).toEqual(expected.sort())
        for (const file of expected) expect(css).toContain(`url("${file}")`)
      })

    it('has no common letters when it shows none of them, and no file for a script that its fonts lack', async () => {
      const arabic = await withText(arabicCafe)
      expect(arabic.fonts.filter((path) => !path.endsWith('-arabic.woff2'))).toEqual([])
      const arabicFonts = [font('heading'), font('body')].filter(({ id }) => hasRareFile(id, 'arabic'))
      expect(arabic.fonts.length > 0).toBe(arabicFonts.length > 0)
      expect((await withText(japaneseIllustrator)).fonts).toEqual([])
    })

    it('has the common letters of a font when it shows some in that font, beside letters of another script', async () => {
      const common = async (changed: Partial<SiteData>) =>
        (await withText({ ...arabicCafe, ...changed })).fonts.filter(
          (path) => !path.endsWith('-arabic.woff2'),
        )
      const fileOf = (role: FontRole) => font(role).files.map(({ file }) => file)
      expect(await common({ name: 'Luna مقهى' })).toEqual(fileOf('heading'))
      expect(await common({ bio: 'Luna' })).toEqual(fileOf('body'))
      // The page shows the host of the player's address.
      expect(await common({ music: [playerOf('https://vimeo.com/76979871')] })).toEqual(fileOf('body'))
      const links = [linkOf({ id: 'one', label: 'Luna', url: 'https://example.com' })]
      const labelRole = kit.headingParts.includes('links.label') ? 'heading' : 'body'
      expect(await common({ links })).toEqual(fileOf(labelRole))
    })

    it('has all common letters when its texts have only letters of Europe, or no letters', async () => {
      const plain = renderSite(kit, data, NO_PICTURES)
      expect(renderSite(await withLetters(kit, data), data, NO_PICTURES)).toEqual(plain)
      const both = [font('heading'), font('body')].flatMap(({ files }) => files.map(({ file }) => file))
      for (const changed of [latinSinger, { name: '1999', tagline: '', bio: '', links: [] }])
        expect((await withText(changed)).fonts).toEqual([...new Set(both)].sort())
    })

    it('shows the tagline, link labels and player titles in the heading font if `headingParts` lists them', () => {
      const css = [kit.look, ...Object.values(kit.styles)].join('\n')
      const classes = {
        tagline: 'tagline',
        'links.label': 'link-label',
        'music.title': 'music-title',
      } as const
      const shown = Object.entries(classes).filter(([, name]) =>
        new RegExp(`\\.${name} \\{[^}]*--heading-font`).test(css),
      )
      expect([...kit.headingParts].sort()).toEqual(shown.map(([part]) => part).sort())
    })

    it('shows the name of a Vietnamese page in the body font or a system font when the heading font lacks its letters', async () => {
      const headingFont = font('heading')
      const body = font('body')
      const hasVietnamese = ({ id, files }: typeof headingFont) =>
        files.length === 0 || hasRareFile(id, 'vietnamese')
      const startOf = ({ name, files, fallback }: typeof headingFont) =>
        files.length > 0 ? `"${name}",` : fallback
      const used = [headingFont, body].find(hasVietnamese)
      const start = used ? startOf(used) : headingFont.fallback
      expect(headingStack((await withText({ name: VIETNAMESE, language: 'vi-VN' })).css)).toContain(start)
      const english = headingStack((await withText({ name: VIETNAMESE, language: 'en' })).css)
      expect(english).toContain(startOf(headingFont))
    })

    it('has only small files of rare letters', async () => {
      for (const load of Object.values(kit.rareFonts)) {
        const bytes = bytesOf(await load())
        expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('wOF2')
        expect(bytes.length).toBeLessThan(MAX_RARE_FONT_BYTES)
      }
    })
  })

it('has a font for each group of rare letters in `TEXTS`, and a font without Vietnamese', () => {
  const files = templates.flatMap(({ kit }) => Object.keys(kit.rareFonts))
  for (const group of Object.values(TEXTS).flat(2))
    expect(
      files.some((file) => file.endsWith(`-${group}.woff2`)),
      group,
    ).toBe(true)
  const fonts = templates.flatMap(({ kit }) => kit.fonts).filter((font) => font.files.length > 0)
  expect(files.filter((file) => file.endsWith('-vietnamese.woff2')).length).toBeLessThan(fonts.length)
})

it('has the letters of central Europe in every font or in the font’s file of rare letters', async () => {
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

it('has borrowed letters only once when both fonts of the page borrow them', async () => {
  for (const { kit, data } of templates)
    for (const heading of kit.fonts.filter(({ roles }) => roles.includes('heading')))
      for (const body of kit.fonts.filter(({ roles }) => roles.includes('body'))) {
        const site = { ...data, ...arabicCafe, headingFont: heading.id, bodyFont: body.id }
        const files = renderSite(await withLetters(kit, site), site, NO_PICTURES)
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
      return textOf(renderSite(await withLetters(kit, site), site, NO_PICTURES), 'licences.txt')
    }
    const lender = fontOf(kit, data.headingFont, 'heading').borrowed?.arabic
    if (!lender) continue
    const ownCopyright = fontOf(kit, data.headingFont, 'heading').copyright
    expect(await licences('مقهى القمر')).toContain(lender.copyright)
    expect(await licences('مقهى القمر')).not.toContain(ownCopyright)
    expect(await licences('مقهى Luna')).toContain(ownCopyright)
    expect(await licences('Ada')).not.toContain(lender.copyright)
  }
})

it('limits the CSS rule of a file of rare letters to these letters', async () => {
  for (const { kit, data } of templates) {
    const site = { ...data, name: VIETNAMESE, language: 'vi' }
    const css = textOf(renderSite(await withLetters(kit, site), site, NO_PICTURES), 'style.css')
    for (const [face] of css.matchAll(/@font-face \{[^}]*-vietnamese\.woff2[^}]*\}/g))
      expect(face).toContain('unicode-range: U+0102-0103,')
  }
})
