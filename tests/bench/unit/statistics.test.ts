import { describe, expect, it } from 'vitest'
import { median, medianRatio, slope } from '../statistics.ts'

describe('the statistics of the bench', () => {
  it('take the middle of an odd count and halve the two middles of an even one', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([7])).toBe(7)
  })

  it('have no middle of nothing, and leave out what was never finished', () => {
    expect(median([])).toBeNaN()
    expect(median([2, Number.POSITIVE_INFINITY, Number.NaN])).toBe(2)
  })

  it('compare round with round, so that a slow round weighs on both sides', () => {
    expect(medianRatio([2, 20, 4], [1, 10, 2])).toBe(2)
  })

  it('compare only the rounds that both sides finished', () => {
    expect(medianRatio([null, 6, 8], [1, 2, null])).toBe(3)
    expect(medianRatio([1, 2], [])).toBeNaN()
  })

  it('find how much a series grows a step', () => {
    expect(slope([5, 7, 9, 11])).toBe(2)
    expect(slope([3, 3, 3])).toBe(0)
    expect(slope([10, 12, 10])).toBe(0)
  })
})
