import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantPaths } from '../../../src/tuning/constantPaths.ts'
import { keyedValue, sliderShare, valueAtShare } from '../../../src/tuning/slider.ts'

const ranges = constantPaths.flatMap(({ path, range }) => (range && path !== 'seed' ? [{ path, range }] : []))

describe('a slider', () => {
  it('goes from the least value to the most', () => {
    for (const { path, range } of ranges)
      expect([valueAtShare(range, 0), valueAtShare(range, 1)], path).toEqual([range.min, range.max])
  })

  it('stands where its value is, within a step', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ranges),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ range }, share) => {
          const value = valueAtShare(range, share)
          expect(Math.abs(valueAtShare(range, sliderShare(range, value)) - value)).toBeLessThanOrEqual(
            range.step,
          )
        },
      ),
    )
  })

  it('gives everyday numbers room where a range is wide: a hundred stars stand well inside it', () => {
    const stars = ranges.find(({ path }) => path === 'views.home.stars')?.range
    expect(stars && sliderShare(stars, 100)).toBeGreaterThan(0.1)
  })

  it('moves by a step with an arrow, and never beyond its ends', () => {
    for (const { path, range } of ranges) {
      expect(keyedValue(range, range.min, 'ArrowRight'), path).toBe(range.min + range.step)
      expect(keyedValue(range, range.min, 'ArrowLeft'), path).toBe(range.min)
      expect(keyedValue(range, range.min, 'End'), path).toBe(range.max)
      expect(keyedValue(range, range.min, 'x'), path).toBeUndefined()
    }
  })
})
