import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { minContrast } from '../../../../../src/lib/findReadable.ts'
import { defaultLook } from '../../../../../src/templates/engine/data/asTemplate.ts'
import { bytesOf, FONT_ROLES, TEXT_PARTS } from '../../../../../src/templates/engine/kit/kit.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'

const MAX_FONT_BYTES = 25_000
const MAX_PORTRAIT_BYTES = 15_000
const MAX_CURSOR_PX = 32

const kits = await Promise.all(
  TEMPLATE_IDS.map(async (id) => ({ kit: await loadKit(id), sample: await loadSample(id) })),
)

for (const { kit, sample } of kits)
  describe(`The kit of ${kit.name}`, () => {
    it('offers at least three palettes with unique names', () => {
      expect(kit.palettes.length).toBeGreaterThanOrEqual(3)
      expect(new Set(kit.palettes.map(({ name }) => name)).size).toBe(kit.palettes.length)
    })

    it('is readable in every palette on every background', () => {
      for (const { name, colours } of kit.palettes)
        for (const part of TEXT_PARTS)
          expect(
            minContrast(colours[part], kit.backgrounds(colours)[part]),
            `${name} ${part}`,
          ).toBeGreaterThan(4.5)
    })

    it('has fonts for headings and for text, small and in WOFF2, with their copyright', async () => {
      for (const role of FONT_ROLES) expect(kit.fonts.some(({ roles }) => roles.includes(role))).toBe(true)
      for (const { file, credit, load } of kit.fonts.flatMap(({ files }) => files)) {
        const bytes = bytesOf(await load())
        expect(new TextDecoder().decode(bytes.slice(0, 4)), file).toBe('wOF2')
        expect(bytes.length, file).toBeLessThan(MAX_FONT_BYTES)
        expect(credit.copyright, file).toMatch(/^Copyright/)
      }
    })

    it('has a share picture of 1200 by 630 pixels, with an alt text', async () => {
      const { width, height, format } = await sharp(bytesOf(kit.sharePicture.url)).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      expect(kit.sharePicture.alt).not.toBe('')
    })

    it('has cursors that browsers accept', () => {
      for (const draw of [kit.cursor, kit.pressCursor]) {
        const { svg, hotspot } = draw(sample.data.colours)
        for (const side of ['width', 'height'])
          expect(Number(new RegExp(`${side}="(\\d+)"`).exec(svg)?.[1])).toBeLessThanOrEqual(MAX_CURSOR_PX)
        for (const px of hotspot) expect(px).toBeLessThan(MAX_CURSOR_PX)
      }
    })

    it('has no clip-path: path(), whose px do not grow with the visitor’s text size', () => {
      expect([kit.look, ...Object.values(kit.styles)].join('\n')).not.toMatch(/clip-path:\s*path\(/)
    })

    it('has a sample in its own look, with a small portrait', () => {
      const { headingFont, bodyFont, colours, portrait } = sample.data
      const heading = kit.fonts.find(({ id }) => id === headingFont)
      const body = kit.fonts.find(({ id }) => id === bodyFont)
      expect(heading?.roles).toContain('heading')
      expect(body?.roles).toContain('body')
      expect({ headingFont, bodyFont, colours }).toEqual(defaultLook(kit))
      const bytes = sample.pictures.get(portrait?.file ?? '')
      expect(bytes?.length).toBeGreaterThan(0)
      expect(bytes?.length).toBeLessThan(MAX_PORTRAIT_BYTES)
    })
  })
