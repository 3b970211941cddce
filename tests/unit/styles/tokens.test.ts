import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themeWarnings } from '../../../src/build/content/checks/checkTheme.ts'
import { paletteOf } from '../../../src/constants/palette.ts'
import { themeCss } from '../../../src/constants/themeCss.ts'
import { contrastRatio } from '../../../src/lib/contrast.ts'
import { type Color, compositeOver, parseColor } from '../../../src/lib/rgb.ts'
import { palette } from '../../../src/site/theme.ts'
import themes from '../../../src/site/themes.json' with { type: 'json' }
import { defaultSky } from '../../helpers/defaultSky.ts'

const read = (file: string) => readFileSync(new URL(`../../../src/styles/${file}`, import.meta.url), 'utf8')

/** The custom properties of `:root` in a style sheet, by their media query; '' is without one. */
function tokensByMedia(css: string): Record<string, Record<string, string>> {
  const tokens: Record<string, Record<string, string>> = {}
  for (const [, media = '', body = ''] of css.matchAll(/(?:@media ([^{]+) \{\s*)?:root \{([^}]*)\}/g)) {
    const declared = [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])
    tokens[media.replace(/\s+/g, ' ')] = Object.fromEntries(declared)
  }
  return tokens
}

const SOLID = '(prefers-reduced-transparency: reduce), (prefers-contrast: more)'
const MORE_CONTRAST = '(prefers-contrast: more)'

const opaque = (rgb: Color['rgb']): Color => ({ rgb, alpha: 1 })
const TEXT_TOKENS = ['--text', '--quiet-text', '--accent', '--accent-bright']

function color(tokens: Record<string, string>, name: string): Color {
  const value = tokens[name] ?? ''
  const [, referenced] = /^var\((.+)\)$/.exec(value) ?? []
  return referenced ? color(tokens, referenced) : parseColor(value)
}

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))

const palettes = mapValues(themes, paletteOf)

describe.each(Object.entries(palettes))('The theme %s,', (_, colours) => {
  const { opacity } = defaultSky.moonlight
  const sheet = tokensByMedia(themeCss(colours))
  const moonlitDusk = compositeOver({ rgb: colours.moonlight, alpha: opacity }, opaque(colours.dusk))
  const backgrounds = { 'the top of the sky': opaque(colours.void), 'the moonlit dusk': moonlitDusk }
  const tokensByPreference: Record<string, Record<string, string>> = {
    'as designed,': { ...sheet[''] },
    'with less transparency,': { ...sheet[''], ...sheet[SOLID] },
    'with more contrast,': { ...sheet[''], ...sheet[SOLID], ...sheet[MORE_CONTRAST] },
  }

  describe.each(Object.entries(tokensByPreference))('%s', (_preference, tokens) => {
    it.each(Object.entries(backgrounds))('has text with the contrast of AAA on %s', (_place, background) => {
      for (const token of TEXT_TOKENS) {
        expect(contrastRatio(color(tokens, token), background), token).toBeGreaterThanOrEqual(7)
        for (const panel of ['--glass', '--glass-bright', '--field', '--panel'])
          expect(
            contrastRatio(color(tokens, token), compositeOver(color(tokens, panel), background)),
            `${token} on ${panel}`,
          ).toBeGreaterThanOrEqual(7)
      }
    })

    it.each(Object.entries(backgrounds))('has fields with visible borders on %s', (_place, background) => {
      const line = compositeOver(color(tokens, '--field-line'), background)
      expect(contrastRatio(line, background)).toBeGreaterThanOrEqual(3)
    })

    it('has buttons with text of the contrast of AAA', () => {
      const ink = color(tokens, '--accent-ink')
      for (const button of ['--accent', '--accent-bright'])
        expect(contrastRatio(ink, color(tokens, button)), button).toBeGreaterThanOrEqual(7)
    })
  })

  const highContrast = tokensByPreference['with more contrast,'] ?? {}

  it('with more contrast, keeps text readable in front of a star or the full moon', () => {
    // The sky’s opacity with more contrast. It is the only declaration of its media query, so two braces follow. A star or
    // the moon is at most white with this opacity.
    const [, skyLight = '1'] = /--sky-light: ([\d.]+);\s*\}\s*\}/.exec(read('tokens.css')) ?? []
    const star = { rgb: [255, 255, 255], alpha: Number(skyLight) } as const
    for (const background of [colours.void, colours.dusk].map(opaque))
      for (const token of TEXT_TOKENS) {
        const ratio = contrastRatio(color(highContrast, token), compositeOver(star, background))
        expect(ratio, token).toBeGreaterThanOrEqual(7)
      }
  })

  it('with more contrast, has hairlines as visible as a control’s border', () => {
    expect(
      contrastRatio(compositeOver(color(highContrast, '--hairline'), moonlitDusk), moonlitDusk),
    ).toBeGreaterThanOrEqual(3)
  })

  it('with less transparency and with more contrast, has opaque panels', () => {
    for (const panel of ['--glass', '--glass-bright', '--field', '--panel', '--veil'])
      expect(color(tokensByPreference['with less transparency,'] ?? {}, panel).alpha, panel).toBe(1)
  })
})

it('warns of a theme with unreadable text, and not of the built-in themes', () => {
  for (const theme of Object.values(themes))
    expect(themeWarnings('theme.json', theme, defaultSky.moonlight.opacity)).toEqual([])
  const dim = { ...themes.night, quietText: '#666a7a' }
  expect(themeWarnings('theme.json', dim, defaultSky.moonlight.opacity)).toEqual([
    expect.stringMatching(
      /^theme\.json: quietText is hard to read .* contrast of \d\.\d to 1; make it lighter/,
    ),
  ])
})

it('prints text with the contrast of AAA on white', () => {
  const tokens = { ...tokensByMedia(themeCss(palette))[''], ...tokensByMedia(read('print.css')).print }
  for (const token of TEXT_TOKENS)
    expect(contrastRatio(color(tokens, token), opaque([255, 255, 255])), token).toBeGreaterThanOrEqual(7)
})

it('has light text on the dark ground in browsers without cascade layers', () => {
  const rulesWithoutLayer = read('base.css').replace(/@layer base \{.*/s, '')
  expect(rulesWithoutLayer).toMatch(/html \{[^}]*background: var\(--void\);\s*color: var\(--text\);/)
})
