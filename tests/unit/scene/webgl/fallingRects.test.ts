import { beforeEach, describe, expect, it } from 'vitest'
import {
  aliveFallingStars,
  fallingStar,
  fallingStarPose,
  fallingStarSizePx,
} from '../../../../src/scene/fallingStars.ts'
import { SPRITE_SCALE } from '../../../../src/scene/glyphAtlas.ts'
import { FallingRects } from '../../../../src/scene/webgl/fallingRects.ts'
import { constants } from '../../../../src/site/constants.ts'

const times = constants.fallingStars
const WIDTH_PX = 700
const HEIGHT_PX = 900
let falling: FallingRects

const at = (timeS: number, { seed = 4, ratio = 1.5, heightPx = HEIGHT_PX } = {}) => {
  falling.locate(timeS, seed, times, ratio, WIDTH_PX, heightPx)
  return Array.from({ length: falling.count }, (_, i) => {
    const [left = 0, bottom = 0, width = 0, height = 0] = falling.rects.subarray(4 * i)
    return { left, bottom, right: left + width, top: bottom + height }
  })
}

describe('where falling stars are on the canvas', () => {
  beforeEach(() => {
    falling = new FallingRects()
  })

  for (const timeS of [0, 0.31, 4, 12.5, 1234.567]) {
    it(`is known of every one that is alive at ${timeS} s`, () => {
      const rects = at(timeS)
      const alive = aliveFallingStars(timeS, times)
      expect(rects).toHaveLength(alive.length)
      for (const [i, index] of alive.entries()) {
        const star = fallingStar(4, index)
        const pose = fallingStarPose(star, timeS - (index * times.intervalMs) / 1000, times)
        const half = (fallingStarSizePx(star.size, times.sizeMinPx, times.sizeMaxPx) * SPRITE_SCALE * 1.5) / 2
        const rect = rects[i]
        expect(rect?.left).toBeLessThanOrEqual(Math.max(0, pose.x * WIDTH_PX - half))
        expect(rect?.right).toBeGreaterThanOrEqual(Math.min(WIDTH_PX, pose.x * WIDTH_PX + half))
        expect(rect?.top).toBeGreaterThanOrEqual(Math.min(HEIGHT_PX, (1 - pose.y) * HEIGHT_PX + half))
        expect(rect?.bottom).toBeLessThanOrEqual(Math.max(0, (1 - pose.y) * HEIGHT_PX - half))
      }
    })
  }

  it('is never outside it, however small it is', () => {
    for (const { left, bottom, right, top } of at(9, { heightPx: 20 })) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(WIDTH_PX)
      expect(top).toBeLessThanOrEqual(20)
      expect(right).toBeGreaterThan(left)
      expect(top).toBeGreaterThan(bottom)
    }
  })

  it('follows the seed', () => {
    const one = at(9)
    expect(at(9, { seed: 5 })).not.toEqual(one)
    expect(at(9)).toEqual(one)
  })
})
