import { describe, expect, it } from 'vitest'
import { checkSite } from '../../../../../src/editor/checks/checkSite.ts'
import { minContrast, TEXT_CONTRAST } from '../../../../../src/lib/findReadable.ts'
import { asTemplate } from '../../../../../src/templates/engine/data/asTemplate.ts'
import type { SiteData } from '../../../../../src/templates/engine/data/siteData.ts'
import { BUTTON_SHAPES } from '../../../../../src/templates/engine/fields/lookTypes.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { coloursUnderVeil, veilOpacity } from '../../../../../src/templates/engine/styles/veil.ts'
import { packSite } from '../../../../../src/templates/engine/zip/packSite.ts'
import { unpackSite } from '../../../../../src/templates/engine/zip/unpackSite.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { bytesIn, textOf } from '../../../../helpers/exportedFiles.ts'

/** The first bytes of a WebP. */
const WEBP = new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ')
const background = { file: 'pictures/background.webp', alt: '', width: 1280, height: 853 }
/** Limit for a page with a shape, an alignment and a background picture, without the user’s pictures and the text files. */
const MAX_BYTES = 82_000

const templates = await Promise.all(
  TEMPLATE_IDS.map(async (id) => ({ kit: await loadKit(id), sample: await loadSample(id) })),
)

for (const { kit, sample } of templates) {
  const pictures = new Map([...sample.pictures, [background.file, WEBP]])
  const files = (changed: Partial<SiteData>) => renderSite(kit, { ...sample.data, ...changed }, pictures)
  const styles = async (changed: Partial<SiteData>) => textOf(await files(changed), 'style.css')
  const shapes = BUTTON_SHAPES.filter((shape) => shape in kit.styles)

  describe(`A page of ${kit.name}`, () => {
    it('has the rules of a shape, an alignment or a picture only when it uses them', async () => {
      const plainStyles = await styles({})
      expect(plainStyles).not.toMatch(/pictures\/background|text-align: start/)
      expect(await styles({ buttonShape: 'own', alignment: 'own', background: null })).toBe(plainStyles)
      for (const shape of shapes)
        expect(await styles({ buttonShape: shape })).toMatch(/\.link[^{]*\{[^}]*radius|mask: none/)
      expect(await styles({ alignment: 'start' })).toContain('text-align: start')
      expect(await styles({ background })).toMatch(/url\("pictures\/background\.webp\?v=\w+"\) 50% \/ cover/)
    })

    it('has the default buttons when the template has no style sheet for the shape', async () => {
      for (const shape of BUTTON_SHAPES.filter((shape) => !shapes.includes(shape)))
        expect(await styles({ buttonShape: shape })).toBe(await styles({}))
    })

    it('weighs less than 82 kB with a shape, an alignment and a picture, without the user’s pictures and the text files', async () => {
      const heavy = await files({ buttonShape: shapes.at(-1) ?? 'own', alignment: 'start', background })
      const ownerFiles = heavy.filter(({ path }) => !/\.txt$|^pictures\//.test(path))
      expect(bytesIn(ownerFiles)).toBeLessThan(MAX_BYTES)
    })

    it('has text that is readable on any background picture, in every palette', () => {
      for (const { name, colours } of kit.palettes) {
        const opacity = veilOpacity(colours)
        expect(
          minContrast(colours.text, coloursUnderVeil(colours.ground, opacity)),
          name,
        ).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        // The picture must stay visible.
        expect(opacity, name).toBeLessThan(0.75)
        expect(minContrast(colours.accent, [colours.ground]), name).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      }
    })

    it('is exported, imported and exported as the same bytes, and keeps its look in another template', async () => {
      const look = { buttonShape: 'leaf', alignment: 'start', background } as const
      const site = { ...sample.data, ...look }
      const date = new Date(2026, 10, 29)
      const packed = await packSite(await renderSite(kit, site, pictures), { date })
      const imported = unpackSite(packed)
      expect(imported).toMatchObject({ data: site })
      if ('refusal' in imported) return
      expect(await packSite(await renderSite(kit, imported.data, imported.pictures), { date })).toEqual(
        packed,
      )
      for (const { kit: otherKit } of templates) expect(asTemplate(site, kit, otherKit)).toMatchObject(look)
    })

    it('needs no alternative text for its background picture', () => {
      const fields = checkSite({ ...sample.data, background }, kit, [], []).map(({ field }) => field)
      expect(fields.filter((field) => field.startsWith('background'))).toEqual([])
    })
  })
}

it('hides the picture under its veil when the text is hard to read on the ground itself', () => {
  expect(veilOpacity({ ground: '#777777', text: '#888888' })).toBe(1)
  expect(veilOpacity({ ground: '#000000', text: '#ffffff' })).toBeLessThan(0.6)
})
