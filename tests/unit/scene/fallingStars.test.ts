import { describe, expect, it } from 'vitest'
import { random } from '../../../src/lib/random.ts'
import {
  aliveFallingStars,
  fallingStar,
  fallingStarGlyph,
  fallingStarPose,
  fallingStarSizePx,
  GLYPHS,
  mostFallingStars,
  newestFallingStar,
} from '../../../src/scene/fallingStars.ts'
import { constants } from '../../../src/site/constants.ts'

const times = constants.fallingStars
const randomTimes = Array.from({ length: 400 }, (_, i) => (random(5, 98, i) - 0.2) * 1e5)

describe('the falling stars', () => {
  it('have the numbers of the specification: one each 300 ms, 4 s long, 10 to 30 px', () => {
    expect(times).toEqual({ intervalMs: 300, lifetimeMs: 4000, sizeMinPx: 10, sizeMaxPx: 30 })
  })

  it('are exactly those born in the last lifetime, at any time', () => {
    for (const timeS of randomTimes) {
      const alive = new Set(aliveFallingStars(timeS, times))
      const near = Math.floor((timeS * 1000) / times.intervalMs)
      for (let index = near - 20; index <= near + 20; index++) {
        const ageMs = timeS * 1000 - index * times.intervalMs
        if (Math.abs(ageMs) < 1e-3 || Math.abs(ageMs - times.lifetimeMs) < 1e-3) continue
        expect(alive.has(index)).toBe(ageMs >= 0 && ageMs < times.lifetimeMs)
      }
    }
  })

  it('are 13 or 14 at once, from the first moment on', () => {
    const counts = new Set([0, ...randomTimes].map((timeS) => aliveFallingStars(timeS, times).length))
    expect([...counts].sort()).toEqual([13, 14])
    expect(mostFallingStars(times)).toBe(14)
  })

  it('come one each interval', () => {
    for (let step = 0; step < 50; step++) {
      const timeS = (step * times.intervalMs) / 1000 + 0.001
      expect(newestFallingStar(timeS, times).index).toBe(step)
    }
  })

  it('follow other constants as they follow these', () => {
    expect(aliveFallingStars(10.05, { intervalMs: 100, lifetimeMs: 1000 })).toHaveLength(10)
    expect(aliveFallingStars(10.05, { intervalMs: 5000, lifetimeMs: 4000 })).toEqual([2])
    expect(aliveFallingStars(9.5, { intervalMs: 5000, lifetimeMs: 4000 })).toEqual([])
  })

  it('stay inside the viewport for the whole of their lives', () => {
    for (let index = -200; index < 200; index++) {
      const star = fallingStar(20, index)
      for (let ageS = 0; ageS <= 4; ageS += 0.25) {
        const { x, y } = fallingStarPose(star, ageS, times)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('always fall', () => {
    for (let index = 0; index < 100; index++) {
      const star = fallingStar(20, index)
      expect(fallingStarPose(star, 3, times).y).toBeGreaterThan(fallingStarPose(star, 1, times).y + 0.1)
    }
  })

  it('appear from nothing and go out at the end', () => {
    const star = fallingStar(20, 4)
    expect(fallingStarPose(star, 0, times).opacity).toBe(0)
    expect(fallingStarPose(star, 1.5, times).opacity).toBe(1)
    expect(fallingStarPose(star, 4, times).opacity).toBe(0)
  })

  it('wear every glyph, and sizes over the whole range', () => {
    const stars = Array.from({ length: 400 }, (_, index) => fallingStar(20, index))
    expect(new Set(stars.map((star) => fallingStarGlyph(star.glyph)))).toEqual(new Set(GLYPHS))
    const sizes = stars.map((star) => fallingStarSizePx(star.size, times.sizeMinPx, times.sizeMaxPx))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(30)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeGreaterThan(18)
  })
})
