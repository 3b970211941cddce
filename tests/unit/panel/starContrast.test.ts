import { describe, expect, it } from 'vitest'
import { paletteOf } from '../../../src/constants/palette.ts'
import { VIEWS } from '../../../src/constants/schema.ts'
import { textColours } from '../../../src/constants/themeCss.ts'
import { TEXT_CONTRAST } from '../../../src/lib/findReadable.ts'
import { starContrast } from '../../../src/panel/starContrast.ts'
import themes from '../../../src/site/themes.json' with { type: 'json' }
import { defaultSky as constants, defaultPalette as palette } from '../../helpers/defaultSky.ts'

const colours = Object.values(textColours(palette, false))
const contrastAt = (change: Partial<typeof constants>, view: 'home' | 'media' | 'none' = 'home', light = 1) =>
  starContrast({ ...constants, ...change }, palette, view, colours, light)

describe('the contrast of text in front of a star', () => {
  it('is sufficient under the default sky with falling stars, with stars only and without stars', () => {
    for (const view of ['home', 'media', 'none'] as const)
      expect(contrastAt({}, view).ratio, view).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  it.each(Object.entries(themes))(
    'is sufficient in every view when the theme is %s and nothing is tuned',
    (_name, theme) => {
      const themePalette = paletteOf(theme)
      const colours = Object.values(textColours(themePalette, false))
      for (const view of VIEWS)
        expect(starContrast(constants, themePalette, view, colours, 1).ratio, view).toBeGreaterThanOrEqual(
          TEXT_CONTRAST,
        )
    },
  )

  it('is insufficient when falling stars are too bright behind text', () => {
    const bright = contrastAt({ behindWords: { fallingStarLight: 0.4 } })
    expect(bright.background).toBe('fallingStar')
    expect(bright.ratio).toBeLessThan(TEXT_CONTRAST)
    // No star falls in the media view.
    expect(contrastAt({ behindWords: { fallingStarLight: 0.4 } }, 'media').ratio).toBeGreaterThan(
      TEXT_CONTRAST,
    )
  })

  it('falls when stars are larger or the moon is brighter', () => {
    const large = contrastAt({ stars: { sizeMinPx: 1, sizeMaxPx: 7 } }, 'media')
    expect(large.background).toBe('star')
    expect(large.ratio).toBeLessThan(TEXT_CONTRAST)
    expect(contrastAt({ stars: { sizeMinPx: 1, sizeMaxPx: 12 } }, 'media').ratio).toBeLessThan(1.5)
    const bright = { ...constants.moonlight, opacity: 0.4 }
    expect(contrastAt({ moonlight: bright }).ratio).toBeLessThan(contrastAt({}).ratio)
  })

  it('falls when a moon that has scrolled away shows more brightly behind text', () => {
    const bright = { ...constants.moonlight, afterLeaving: 0.3 }
    expect(contrastAt({ moonlight: bright }, 'none').ratio).toBeLessThan(contrastAt({}, 'none').ratio)
  })

  it('is measured against the empty sky when the view has no stars, and rises when the sky is dimmed', () => {
    expect(contrastAt({}, 'none').background).toBe('night')
    expect(contrastAt({}, 'home', 0.2).ratio).toBeGreaterThan(contrastAt({}).ratio)
  })
})
