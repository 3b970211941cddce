import { describe, expect, it } from 'vitest'
import { GRAIN_PX, grainTile } from '../../../../src/build/sky/grainTile.ts'
import { MAX_GRAIN } from '../../../../src/constants/palette.ts'

const SQUARE_PX = 8
const LONGEST_RUN_PX = 8
const tile = grainTile()
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the grain over the background', () => {
  it('has the values 0, 1 and 2, and a neutral mean', () => {
    const noise = Array.from(tile, (grain) => grain - MAX_GRAIN / 2)
    expect(Math.abs(mean(noise))).toBeLessThan(0.001)
    expect([...new Set(tile)].sort()).toEqual([0, 1, 2])
  })

  it('has no blotches: every small square is almost as bright as the tile', () => {
    for (let top = 0; top < GRAIN_PX; top += SQUARE_PX)
      for (let left = 0; left < GRAIN_PX; left += SQUARE_PX) {
        const square = Array.from(
          { length: SQUARE_PX ** 2 },
          (_, i) => tile[(top + Math.floor(i / SQUARE_PX)) * GRAIN_PX + left + (i % SQUARE_PX)] ?? 0,
        )
        expect(Math.abs(mean(square) - MAX_GRAIN / 2)).toBeLessThan(0.2)
      }
  })

  it('breaks every row into short runs of one value, across its seam too', () => {
    for (let row = 0; row < GRAIN_PX; row++) {
      const line = Array.from(
        { length: 2 * GRAIN_PX },
        (_, column) => tile[row * GRAIN_PX + (column % GRAIN_PX)],
      )
      let run = 1
      let longest = 1
      for (let i = 1; i < line.length; i++) {
        run = line[i] === line[i - 1] ? run + 1 : 1
        longest = Math.max(longest, run)
      }
      expect(longest).toBeLessThanOrEqual(LONGEST_RUN_PX)
    }
  })
})
