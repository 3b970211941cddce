import { describe, expect, it } from 'vitest'
import { VIEWS } from '../../../src/constants/schema.ts'
import { starAt } from '../../../src/scene/starfield.ts'
import { MAX_STILL_STARS, stillStars } from '../../../src/scene/stillStars.ts'
import { constants } from '../../../src/site/constants.ts'
import { palette } from '../../../src/site/theme.ts'

const svgOf = (seed: number, view: (typeof VIEWS)[number], stars = constants.views[view].stars) => {
  const changed = {
    ...constants,
    seed,
    views: { ...constants.views, [view]: { ...constants.views[view], stars } },
  }
  return stillStars({ view, constants: changed, palette, timeS: 0 })
}
/** The places of the stars, percent of the window. Matches `<circle cx="12.5%" cy="8%"` and `<svg x="12.5%" y="8%"`. */
const placesOf = (svg: string) =>
  [...svg.matchAll(/<(?:circle c|svg )x="([\d.]+)%" (?:c)?y="([\d.]+)%"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])

/** Percent: half of the last decimal, as places have two decimals, and some more for floating point. */
const MAX_ROUNDING = 0.006

describe('the still stars', () => {
  it.each(VIEWS)('have the count of the constants in the view %s', (view) => {
    expect(placesOf(svgOf(7, view))).toHaveLength(Math.min(constants.views[view].stars, MAX_STILL_STARS))
  })

  it('are at the places of the live stars', () => {
    const { shiftX, shiftY } = constants.views.shop
    placesOf(svgOf(7, 'shop')).forEach(([x = 0, y = 0], index) => {
      const star = starAt(7, index)
      const wrapped = (place: number) => (place - Math.floor(place)) * 100
      expect(Math.abs(x - wrapped(star.x + shiftX))).toBeLessThan(MAX_ROUNDING)
      expect(Math.abs(y - wrapped(star.y + shiftY))).toBeLessThan(MAX_ROUNDING)
    })
  })

  it('are at most MAX_STILL_STARS when the constants ask for more', () => {
    expect(placesOf(svgOf(7, 'home', 100_000))).toHaveLength(MAX_STILL_STARS)
  })

  it('are markup whose attributes contain only numbers, colours and paths', () => {
    expect(
      svgOf(7, 'home').replace(
        /<\/?(circle|svg|path)|[a-z-]+="[\d.%#a-fMLZ -]*"|overflow="visible"|[ />]/g,
        '',
      ),
    ).toBe('')
  })
})
