import { describe, expect, it } from 'vitest'
import { hash32, random } from '../../../src/lib/random.ts'

describe('random', () => {
  it('gives the same number for the same seed, channel and index', () => {
    expect(random(20, 3, 7)).toBe(random(20, 3, 7))
  })

  it('gives other numbers for another seed, channel or index', () => {
    const numbers = [random(1, 1, 1), random(2, 1, 1), random(1, 2, 1), random(1, 1, 2), random(1, 1, -1)]
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('stays in [0, 1) and spreads evenly over it', () => {
    const bins = new Array<number>(10).fill(0)
    for (let i = -5000; i < 5000; i++) {
      const value = random(9, 4, i)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
      const bin = Math.floor(value * 10)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    // Each bin gets about 1,000 numbers, with a standard deviation of 30.
    for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })

  it('gives numbers that the 32-bit float of a shader holds exactly', () => {
    for (let i = 0; i < 100; i++) expect(Math.fround(random(3, 1, i))).toBe(random(3, 1, i))
  })

  it('hashes to known values, so that a saved sky stays the same', () => {
    expect([hash32(0), hash32(1), hash32(-1)]).toMatchInlineSnapshot(`
      [
        0,
        1753845952,
        1734902346,
      ]
    `)
  })
})
