import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TYPEFACES } from '../../../src/styles/typefaces.ts'
import { loadKit } from '../../../src/templates/engine/kit/kits.ts'
import { renderStyles } from '../../../src/templates/engine/render/renderStyles.ts'
import { loadSample } from '../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../src/templates/templateList.ts'
import { measureText, SYSTEM_WIDTHS } from '../../../src/tools/newTemplate/measureText.ts'

/** Allowed difference between the widths of a line in the typeface and in a fallback: two letters in fifty. */
const MAX_DIFFERENCE = 0.04
/** For each kind of typeface, fonts of Windows and Apple's systems, of Android, and of Linux. */
const SYSTEM_FONTS = {
  serif: ['Times New Roman', 'Noto Serif', 'Liberation Serif'],
  'sans-serif': ['Arial', 'Roboto', 'Liberation Sans', 'Noto Sans'],
} as const
/** Fonts of some Linux systems. Exported pages have no fallback face for them, because the size of a page is limited. */
const RARE_FONTS = { serif: 'DejaVu Serif', 'sans-serif': 'DejaVu Sans' } as const

interface TestedFont {
  readonly name: string
  readonly file: string
  readonly style: 'upright' | 'italic'
  readonly css: string
  readonly isExported?: boolean
}

const root = join(import.meta.dirname, '../../..')
const styles = ['fonts.css', 'tokens.css']
  .map((file) => readFileSync(join(root, 'src/styles', file), 'utf8'))
  .join('\n')

const siteFonts: readonly TestedFont[] = TYPEFACES.map(({ family, core }) => ({
  name: family,
  file: join(root, core),
  style: family.startsWith('Cormorant') ? 'italic' : 'upright',
  css: styles,
}))

const templateFonts: readonly TestedFont[] = (
  await Promise.all(
    TEMPLATE_IDS.map(async (id) => {
      const kit = await loadKit(id)
      const { data } = await loadSample(id)
      const fonts = kit.fonts.filter(({ files }) => files.length > 0)
      return Promise.all(
        fonts.map(async ({ id, name, roles: [role], files }) => ({
          name,
          file: (await files.find(({ file }) => /-latin-\d/.test(file))?.load()) ?? '',
          style: 'upright' as const,
          css: renderStyles(kit, { ...data, [`${role}Font`]: id }, [], files),
          isExported: true,
        })),
      )
    }),
  )
).flat()

/** The families in the font stack that starts with a family, in order. */
function stackOf(css: string, family: string): string[] {
  const [, stack = ''] = new RegExp(`--[\\w-]+:\\s*("${family}",[^;]+);`).exec(css) ?? []
  return stack.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''))
}

/** Reads the `@font-face` of a fallback family, which uses a system's font. */
function localFace(css: string, family: string) {
  const face = css.split('@font-face').find((rule) => rule.includes(`font-family: "${family}";`)) ?? ''
  const readShare = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
  return {
    systemFonts: [...face.matchAll(/local\("([^"]+)"\)/g)].map(([, name = '']) =>
      name.replace(/ (Italic|Regular)$/, ''),
    ),
    scale: readShare('size-adjust'),
    ascent: readShare('ascent-override'),
    descent: readShare('descent-override'),
  }
}

describe.each([...siteFonts, ...templateFonts])(
  'the fallback faces of $name',
  ({ name, file, style, css, isExported }) => {
    const stack = stackOf(css, name)
    const faces = stack.filter((family) => family.startsWith(`${name.replace(' Variable', '')} Fallback`))
    const kind = stack.at(-1) === 'serif' ? 'serif' : 'sans-serif'

    it('follow the typeface in the font stack', () => {
      expect(stack.slice(1, faces.length + 1)).toEqual(faces)
    })

    it('use a font of each system', () => {
      expect(faces.flatMap((family) => localFace(css, family).systemFonts)).toEqual(
        expect.arrayContaining([...SYSTEM_FONTS[kind], ...(isExported ? [] : [RARE_FONTS[kind]])]),
      )
    })

    it('are as wide as the typeface in each system font', async () => {
      const { width } = await measureText(file)
      const widths: Readonly<Record<string, number>> = SYSTEM_WIDTHS[style]
      for (const { systemFonts, scale } of faces.map((family) => localFace(css, family)))
        for (const font of systemFonts)
          expect(Math.abs(((widths[font] ?? Number.NaN) * scale) / width - 1), font).toBeLessThan(
            MAX_DIFFERENCE,
          )
    })

    it('are as high as the typeface, so that no line moves', async () => {
      const { ascent, descent } = await measureText(file)
      for (const face of faces.map((family) => localFace(css, family))) {
        expect(face.ascent * face.scale).toBeCloseTo(ascent, 2)
        expect(face.descent * face.scale).toBeCloseTo(descent, 2)
      }
    })
  },
)
