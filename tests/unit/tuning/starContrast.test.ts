import { describe, expect, it } from 'vitest'
import { paletteOf } from '../../../src/constants/palette.ts'
import { VIEWS } from '../../../src/constants/schema.ts'
import { textColours } from '../../../src/constants/themeCss.ts'
import themes from '../../../src/site/themes.json' with { type: 'json' }
import { MIN_CONTRAST, starContrast } from '../../../src/tuning/starContrast.ts'
import { defaultSky as constants, defaultPalette as palette } from '../../helpers/defaultSky.ts'

const colours = Object.values(textColours(palette, false))
const at = (change: Partial<typeof constants>, view: 'home' | 'media' | 'none' = 'home', light = 1) =>
  starContrast({ ...constants, ...change }, palette, view, colours, light)

describe('the contrast of text in front of a star', () => {
  it('is sufficient under the default sky in every view', () => {
    for (const view of ['home', 'media', 'none'] as const)
      expect(at({}, view).ratio, view).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })

  it.each(Object.entries(themes))(
    'is enough in every view when the theme is %s and nothing is tuned',
    (_name, theme) => {
      const own = paletteOf(theme)
      const colours = Object.values(textColours(own, false))
      for (const view of VIEWS)
        expect(starContrast(constants, own, view, colours, 1).ratio, view).toBeGreaterThanOrEqual(
          MIN_CONTRAST,
        )
    },
  )

  it('is insufficient when falling stars shine through text', () => {
    const bright = at({ behindWords: { fallingStarLight: 0.4 } })
    expect(bright.background).toBe('fallingStar')
    expect(bright.ratio).toBeLessThan(MIN_CONTRAST)
    expect(at({ behindWords: { fallingStarLight: 0.4 } }, 'media').ratio).toBeGreaterThan(MIN_CONTRAST)
  })

  it('falls when stars are larger or the moon is brighter', () => {
    const large = at({ stars: { sizeMinPx: 1, sizeMaxPx: 7 } }, 'media')
    expect(large.background).toBe('star')
    expect(large.ratio).toBeLessThan(MIN_CONTRAST)
    expect(at({ stars: { sizeMinPx: 1, sizeMaxPx: 12 } }, 'media').ratio).toBeLessThan(1.5)
    const bright = { ...constants.moonlight, opacity: 0.4 }
    expect(at({ moonlight: bright }).ratio).toBeLessThan(at({}).ratio)
  })

  it('falls when the returned moon is brighter behind text', () => {
    const bright = { ...constants.moonlight, afterLeaving: 0.3 }
    expect(at({ moonlight: bright }, 'none').ratio).toBeLessThan(at({}, 'none').ratio)
  })

  it('equals the contrast with the empty sky without stars, and rises when the sky is dimmed', () => {
    expect(at({}, 'none').background).toBe('night')
    expect(at({}, 'home', 0.2).ratio).toBeGreaterThan(at({}).ratio)
  })
})
