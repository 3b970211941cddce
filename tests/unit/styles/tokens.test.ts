import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DUSK, MOONLIGHT, VOID } from '../../../src/constants/colors.ts'
import { type Color, contrast, over, parseColor } from '../../../src/lib/contrast.ts'
import { constants } from '../../../src/site/constants.ts'

const read = (file: string) => readFileSync(new URL(`../../../src/styles/${file}`, import.meta.url), 'utf8')

/** The custom properties that a style sheet sets, by the media they are set for; '' is every medium. */
function tokensByMedia(css: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const [, media = '', body = ''] of css.matchAll(/(?:@media ([^{]+) \{\s*)?:root \{([^}]*)\}/g)) {
    const declared = [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])
    found[media.replace(/\s+/g, ' ')] = Object.fromEntries(declared)
  }
  return found
}

const sheet = tokensByMedia(read('tokens.css'))
const SOLID = '(prefers-reduced-transparency: reduce), (prefers-contrast: more)'
const MORE = '(prefers-contrast: more)'

const opaque = (rgb: Color['rgb']): Color => ({ rgb, alpha: 1 })
/** The ground at its brightest, where the moon lights it. */
const lit = over({ rgb: MOONLIGHT, alpha: constants.moonlight.opacity }, opaque(DUSK))
const grounds = { 'the top of the night': opaque(VOID), 'the moonlit dusk': lit }
const WORDS = ['--moonlight-text', '--quiet-text', '--rose', '--rose-bright']

function color(tokens: Record<string, string>, name: string): Color {
  const value = tokens[name] ?? ''
  const [, other] = /^var\((.+)\)$/.exec(value) ?? []
  return other ? color(tokens, other) : parseColor(value)
}

const palettes: Record<string, Record<string, string>> = {
  'As designed,': { ...sheet[''] },
  'With less transparency,': { ...sheet[''], ...sheet[SOLID] },
  'With more contrast,': { ...sheet[''], ...sheet[SOLID], ...sheet[MORE] },
}

for (const [asked, tokens] of Object.entries(palettes)) {
  describe(asked, () => {
    for (const [place, ground] of Object.entries(grounds)) {
      for (const word of WORDS) {
        it(`${word} on ${place} has the contrast of AAA`, () => {
          expect(contrast(color(tokens, word), ground)).toBeGreaterThanOrEqual(7)
        })

        for (const panel of ['--glass', '--glass-bright', '--field', '--panel']) {
          it(`${word} on ${panel} over ${place} has the contrast of AAA`, () => {
            expect(contrast(color(tokens, word), over(color(tokens, panel), ground))).toBeGreaterThanOrEqual(
              7,
            )
          })
        }
      }

      it(`the border of a field on ${place} has the contrast that a control needs`, () => {
        const line = over(color(tokens, '--field-line'), ground)
        expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
      })
    }

    for (const button of ['--rose', '--rose-bright']) {
      it(`the words of a button of ${button} have the contrast of AAA`, () => {
        expect(contrast(color(tokens, '--rose-ink'), color(tokens, button))).toBeGreaterThanOrEqual(7)
      })
    }
  })
}

describe('With more contrast,', () => {
  const tokens = palettes['With more contrast,'] ?? {}

  it('words keep the contrast of AAA even where a star or the full moon stands behind them', () => {
    const star = { rgb: [255, 255, 255], alpha: Number(tokens['--sky-light']) } as const
    for (const ground of [VOID, DUSK].map(opaque))
      for (const word of WORDS)
        expect(contrast(color(tokens, word), over(star, ground)), word).toBeGreaterThanOrEqual(7)
  })

  it('a hairline can be seen like a control’s border', () => {
    expect(contrast(over(color(tokens, '--hairline'), lit), lit)).toBeGreaterThanOrEqual(3)
  })
})

it('With less transparency and with more contrast no panel shows what is behind it', () => {
  for (const panel of ['--glass', '--glass-bright', '--field', '--panel', '--veil'])
    expect(color(palettes['With less transparency,'] ?? {}, panel).alpha, panel).toBe(1)
})

it('On paper, words have the contrast of AAA on white', () => {
  const tokens = { ...sheet[''], ...tokensByMedia(read('print.css')).print }
  for (const word of WORDS)
    expect(contrast(color(tokens, word), opaque([255, 255, 255])), word).toBeGreaterThanOrEqual(7)
})
