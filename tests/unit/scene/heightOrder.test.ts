import { describe, expect, it } from 'vitest'
import { random } from '../../../src/lib/random.ts'
import { BANDS, bandsTouched, firstBand, orderByHeight } from '../../../src/scene/heightOrder.ts'

const FROM = 5
const TO = 1005
const heightOf = (star: number) => random(7, 2, star)
const { stars, starts } = orderByHeight(heightOf, FROM, TO)

/** The stars that are found between two heights. */
function between(from: number, to: number): number[] {
  const band = firstBand(from)
  return [...stars.subarray(starts[band], starts[band + bandsTouched(from, to)])]
}

describe('stars sorted by height', () => {
  it('are all there, twice, each time from the top', () => {
    const once = stars.subarray(0, TO - FROM)
    expect([...once].toSorted((a, b) => a - b)).toEqual(Array.from({ length: TO - FROM }, (_, i) => FROM + i))
    expect(stars.subarray(TO - FROM)).toEqual(once)
    const bands = [...once].map((star) => Math.floor(heightOf(star) * BANDS))
    expect(bands).toEqual(bands.toSorted((a, b) => a - b))
  })

  for (const [from, to] of [
    [0, 0.25],
    [0.3, 0.301],
    [0.75, 1],
    [0.9, 1.2],
    [-0.1, 0.1],
    [-3.6, -3.5],
    [0.2, 1.19],
    [5, 7],
  ] as const) {
    it(`are found between ${from} and ${to}, each once, with few others`, () => {
      const found = between(from, to)
      expect(new Set(found).size).toBe(found.length)
      const isWithin = (height: number, room = 0) => {
        for (let turn = -5; turn <= 8; turn++)
          if (height + turn >= from - room && height + turn < to + room) return true
        return false
      }
      for (let star = FROM; star < TO; star++) if (isWithin(heightOf(star))) expect(found).toContain(star)
      for (const star of found) expect(isWithin(heightOf(star), 1 / BANDS)).toBe(true)
    })
  }

  it('may be none', () => {
    const none = orderByHeight(heightOf, 500, 100)
    expect(none.stars).toHaveLength(0)
    expect(new Set(none.starts)).toEqual(new Set([0]))
  })

  it('may stand at the very bottom, where rounding has made a height 1', () => {
    expect([...orderByHeight(() => 1, 0, 2).stars]).toEqual([0, 1, 0, 1])
  })
})
