import { describe, expect, it } from 'vitest'
import { VIEWS } from '../../../src/constants/schema.ts'
import { random } from '../../../src/lib/random.ts'
import {
  CROSS_CANDIDATES,
  hasCross,
  starAt,
  starColor,
  starSizePx,
  TWINKLE_DEPTH,
  twinkle,
  twinklePeriodS,
} from '../../../src/scene/starfield.ts'
import { defaultSky, defaultPalette as palette } from '../../helpers/defaultSky.ts'

/** A random time, s. Stars do not use channel 99. */
const randomTimeS = (seed: number, index: number) => random(seed, 99, index) * 10_000
const sky = (count: number, seed = 20) => Array.from({ length: count }, (_, i) => starAt(seed, i))

describe('the starfield', () => {
  it('has 100 stars on home and media, and 50 in the shop and on template pages, by default', () => {
    const { home, media, shop, template } = defaultSky.views
    expect([home.stars, media.stars, shop.stars, template.stars]).toEqual([100, 100, 50, 50])
  })

  it('keeps the places of a seed, because owners and links choose a sky by its seed', () => {
    const places = sky(3).map(({ x, y }) => [x.toFixed(3), y.toFixed(3)])
    expect(places).toEqual([
      ['0.465', '0.310'],
      ['0.937', '0.771'],
      ['0.994', '0.681'],
    ])
  })

  it('twinkles in 1 to 3 s, and in the shop in 2 to 5 s, by default', () => {
    for (const view of VIEWS) {
      const { twinkleMinS, twinkleMaxS } = defaultSky.views[view]
      expect([twinkleMinS, twinkleMaxS]).toEqual(view === 'shop' ? [2, 5] : [1, 3])
      for (const star of sky(100)) {
        const periodS = twinklePeriodS(star.twinkleSpeed, twinkleMinS, twinkleMaxS)
        expect(periodS).toBeGreaterThanOrEqual(twinkleMinS)
        expect(periodS).toBeLessThanOrEqual(twinkleMaxS)
      }
    }
  })

  it('draws stars from 1 to 4 px wide, most of them small', () => {
    const { sizeMinPx, sizeMaxPx } = defaultSky.stars
    expect([sizeMinPx, sizeMaxPx]).toEqual([1, 4])
    const sizes = sky(10_000).map((star) => starSizePx(star.size, sizeMinPx, sizeMaxPx))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4)
    expect(sizes.filter((size) => size < 2).length / sizes.length).toBeGreaterThan(0.8)
  })

  it('has about eight times as many stars above one width as above twice that width', () => {
    const sizes = sky(40_000).map((star) => starSizePx(star.size, 1, 1000))
    const countWider = (px: number) => sizes.filter((size) => size > px).length
    expect(countWider(1.5) / countWider(3)).toBeGreaterThan(7)
    expect(countWider(1.5) / countWider(3)).toBeLessThan(9)
  })

  it('repeats a star’s brightness after its period, at any time', () => {
    for (const [i, star] of sky(100).entries()) {
      const timeS = randomTimeS(1, i)
      const periodS = twinklePeriodS(star.twinkleSpeed, 1, 3)
      expect(twinkle(star, timeS + periodS, 1, 3)).toBeCloseTo(twinkle(star, timeS, 1, 3), 6)
    }
  })

  it('twinkles between 1 - TWINKLE_DEPTH and 1', () => {
    for (const [i, star] of sky(500).entries()) {
      const light = twinkle(star, randomTimeS(2, i), 1, 3)
      expect(light).toBeLessThanOrEqual(1)
      expect(light).toBeGreaterThanOrEqual(1 - TWINKLE_DEPTH - 1e-9)
    }
  })

  it('does not twinkle in unison', () => {
    const lights = sky(100).map((star) => twinkle(star, 12, 1, 3))
    expect(Math.max(...lights) - Math.min(...lights)).toBeGreaterThan(0.6)
  })

  it('differs for another seed', () => {
    expect(starAt(1, 0)).not.toEqual(starAt(2, 0))
  })

  it('gives a cross only to a few of the largest stars, for any number of stars', () => {
    const crosses = (stars: number) => sky(stars).filter((star, i) => hasCross(i, star.size))
    expect(crosses(100).length).toBeGreaterThan(0)
    expect(crosses(CROSS_CANDIDATES).length).toBeLessThan(CROSS_CANDIDATES / 10)
    expect(crosses(10_000)).toEqual(crosses(CROSS_CANDIDATES))
    expect(hasCross(499, 1)).toBe(true)
    expect(hasCross(500, 1)).toBe(false)
    const plain = sky(100).filter((star, i) => !hasCross(i, star.size))
    const largestPlain = Math.max(...plain.map((star) => star.size))
    for (const { size } of crosses(100)) expect(size).toBeGreaterThan(largestPlain)
  })

  it('colours stars continuously from amber to blue-white', () => {
    const [coolRed, , coolBlue] = starColor(0, palette)
    const [hotRed, , hotBlue] = starColor(1, palette)
    expect(coolRed).toBeGreaterThan(coolBlue)
    expect(hotBlue).toBeGreaterThan(hotRed)
    for (let i = 0; i < 200; i++) {
      const current = starColor(i / 200, palette)
      const next = starColor((i + 1) / 200, palette)
      for (const part of [0, 1, 2] as const) expect(Math.abs(current[part] - next[part])).toBeLessThan(5)
    }
  })
})
