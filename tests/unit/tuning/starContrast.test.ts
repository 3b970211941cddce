import { describe, expect, it } from 'vitest'
import { parseColor } from '../../../src/lib/contrast.ts'
import { toHex } from '../../../src/lib/rgb.ts'
import { palette } from '../../../src/site/theme.ts'
import { LEAST_CONTRAST, starContrast } from '../../../src/tuning/starContrast.ts'
import { defaultSky as constants } from '../../helpers/defaultSky.ts'

const words = [palette.text, palette.quietText, palette.accent].map((color) => parseColor(toHex(color)))
const at = (change: Partial<typeof constants>, view: 'home' | 'media' | 'none' = 'home', light = 1) =>
  starContrast({ ...constants, ...change }, palette, view, words, light)

describe('the contrast of words with a star behind them', () => {
  it('is enough under the site’s own sky, in every view', () => {
    for (const view of ['home', 'media', 'none'] as const)
      expect(at({}, view).ratio, view).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  })

  it('falls under what is enough when falling stars shine through words', () => {
    const bright = at({ behindWords: { fallingStarLight: 0.4 } })
    expect(bright.behind).toBe('a falling star')
    expect(bright.ratio).toBeLessThan(LEAST_CONTRAST)
    expect(at({ behindWords: { fallingStarLight: 0.4 } }, 'media').ratio).toBeGreaterThan(LEAST_CONTRAST)
  })

  it('falls when stars are larger or the moon is brighter', () => {
    const large = at({ stars: { sizeMinPx: 1, sizeMaxPx: 7 } }, 'media')
    expect(large.behind).toBe('a star')
    expect(large.ratio).toBeLessThan(LEAST_CONTRAST)
    expect(at({ stars: { sizeMinPx: 1, sizeMaxPx: 12 } }, 'media').ratio).toBeLessThan(1.5)
    const bright = { ...constants.moonlight, opacity: 0.4 }
    expect(at({ moonlight: bright }).ratio).toBeLessThan(at({}).ratio)
  })

  it('falls when a moon that has left with the page is brighter behind its text', () => {
    const bright = { ...constants.moonlight, afterLeaving: 0.3 }
    expect(at({ moonlight: bright }, 'none').ratio).toBeLessThan(at({}, 'none').ratio)
  })

  it('is that of the night where there are no stars, and better where the sky is dimmed', () => {
    expect(at({}, 'none').behind).toBe('the night')
    expect(at({}, 'home', 0.2).ratio).toBeGreaterThan(at({}).ratio)
  })
})
