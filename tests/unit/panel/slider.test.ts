import { describe, expect, it } from 'vitest'
import { rangeAt } from '../../../src/panel/constantTree.ts'
import { sliderStops } from '../../../src/panel/slider.ts'
import { constantKeys } from '../../helpers/anyConstants.ts'

/** The constants with a wide range, whose sliders have steps of different sizes. The seed has no slider. */
const nonLinearSliders = constantKeys.flatMap((keys) => {
  const range = rangeAt(keys)
  const path = keys.join('.')
  const stops = range && path !== 'seed' ? sliderStops(range) : null
  return range && stops ? [{ path, range, stops }] : []
})

describe('a slider over a wide range', () => {
  it('stops at both ends and at steps between them', () => {
    expect(nonLinearSliders.length).toBeGreaterThan(0)
    for (const { path, range, stops } of nonLinearSliders) {
      expect([stops[0], stops.at(-1)], path).toEqual([range.min, range.max])
      for (const [index, stop] of stops.slice(1).entries()) {
        expect(stop).toBeGreaterThan(stops[index] ?? stop)
        expect(((stop - range.min) / range.step) % 1).toBeCloseTo(0)
      }
    }
  })

  it('has a stop for each number of stars up to 100, and the stop for 100 is not near its start', () => {
    const stops = nonLinearSliders.find(({ path }) => path === 'views.home.stars')?.stops ?? []
    expect(stops.indexOf(100) / stops.length).toBeGreaterThan(0.1)
    expect(stops.slice(0, 101)).toEqual(Array.from({ length: 101 }, (_, count) => count))
  })

  it('has fewer than 1000 stops, so that a mouse or a thumb can reach each', () => {
    for (const { stops } of nonLinearSliders) expect(stops.length).toBeLessThan(1000)
  })
})
