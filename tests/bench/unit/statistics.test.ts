import { describe, expect, it } from 'vitest'
import { median, medianRatio, slope } from '../statistics.ts'

describe('the statistics of the bench', () => {
  it('compute the median of odd and even counts', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([7])).toBe(7)
  })

  it('skip values that are not finite, and have no median when the list is empty', () => {
    expect(median([])).toBeNaN()
    expect(median([2, Number.POSITIVE_INFINITY, Number.NaN])).toBe(2)
  })

  it('compute the median of the ratios of all rounds', () => {
    expect(medianRatio([2, 20, 4], [1, 10, 2])).toBe(2)
  })

  it('skip rounds that lack one of the two values', () => {
    expect(medianRatio([null, 6, 8], [1, 2, null])).toBe(3)
    expect(medianRatio([1, 2], [])).toBeNaN()
  })

  it('compute the growth of a series per step', () => {
    expect(slope([5, 7, 9, 11])).toBe(2)
    expect(slope([3, 3, 3])).toBe(0)
    expect(slope([10, 12, 10])).toBe(0)
  })
})
