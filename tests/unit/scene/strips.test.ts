import { describe, expect, it } from 'vitest'
import { stripCount, stripEdgePx } from '../../../src/scene/strips.ts'

describe('the strips of a sky at rest', () => {
  it('are few enough that each is drawn some twenty times a second where stars are few', () => {
    expect(stripCount(0, 60)).toBe(3)
    expect(stripCount(100, 60)).toBe(3)
    expect(stripCount(100, 30)).toBe(2)
    expect(stripCount(100, 15)).toBe(1)
  })

  it('are more where stars are many, but each is drawn seven times a second', () => {
    expect(stripCount(10_000, 60)).toBe(4)
    expect(stripCount(100_000, 60)).toBe(8)
    expect(stripCount(100_000, 30)).toBe(4)
    expect(stripCount(100_000, 15)).toBe(2)
    expect(stripCount(100_000, 5)).toBe(1)
  })

  it('cover every row of the canvas once', () => {
    for (const heightPx of [1, 7, 800, 1201]) {
      for (const count of [1, 3, 8]) {
        const edges = Array.from({ length: count + 1 }, (_, i) => stripEdgePx(i, count, heightPx))
        expect(edges[0]).toBe(0)
        expect(edges[count]).toBe(heightPx)
        expect(edges).toEqual(edges.toSorted((a, b) => a - b))
      }
    }
  })
})
