import { describe, expect, it } from 'vitest'
import { random } from '../../../src/lib/random.ts'
import { FALLING, maxFallingStars, newestFallingStar } from '../../../src/scene/fallingStars.ts'
import { defaultSky } from '../../helpers/defaultSky.ts'
import { fallingStarsAt } from '../../helpers/fallingStars.ts'

const SEED = 20
const timing = defaultSky.fallingStars
/** From -20,000 s to 80,000 s. */
const randomTimesS = Array.from({ length: 400 }, (_, i) => (random(5, 98, i) - 0.2) * 1e5)

describe('the falling stars', () => {
  it('start one per interval, also before time 0', () => {
    for (let step = -50; step < 50; step++) {
      const timeS = (step * timing.intervalMs) / 1000 + 0.001
      expect(newestFallingStar(timeS, timing)).toBe(step)
    }
  })

  it('are never more than maxFallingStars', () => {
    for (const { intervalMs, lifetimeMs } of [timing, { intervalMs: 5000, lifetimeMs: 4000 }])
      for (const timeS of randomTimesS) {
        const newest = newestFallingStar(timeS, { intervalMs, lifetimeMs })
        const newestAgeMs = timeS * 1000 - newest * intervalMs
        const fallingCount = Math.max(0, Math.ceil((lifetimeMs - newestAgeMs) / intervalMs))
        expect(fallingCount).toBeLessThanOrEqual(maxFallingStars({ intervalMs, lifetimeMs }))
      }
  })

  it('stay inside the viewport until they end', () => {
    expect(FALLING.BIRTH_FROM).toBeGreaterThan(0)
    expect(FALLING.BIRTH_TO + FALLING.FALL_MAX).toBeLessThan(1)
    for (const timeS of randomTimesS)
      for (const { x, y } of fallingStarsAt(SEED, timeS, timing)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(1)
        expect(y).toBeLessThan(1)
      }
  })

  it('fall in nearly one direction, and large ones faster than small ones', () => {
    const later = new Map(fallingStarsAt(SEED, 10.1, timing).map((star) => [star.index, star]))
    const movements = fallingStarsAt(SEED, 10, timing).flatMap(({ index, sizePx, x, y }) => {
      const moved = later.get(index)
      return moved ? [{ sizePx, dx: moved.x - x, dy: moved.y - y }] : []
    })
    expect(movements.length).toBeGreaterThan(8)
    const slopes = movements.map(({ dx, dy }) => dx / dy)
    expect(Math.max(...slopes)).toBeLessThan(0)
    expect(Math.max(...slopes) / Math.min(...slopes)).toBeGreaterThan(0.5)
    const bySize = movements.toSorted((a, b) => a.sizePx - b.sizePx)
    const small = bySize[0]
    const large = bySize.at(-1)
    expect(large?.dy).toBeGreaterThan((small?.dy ?? 1) * 1.15)
  })

  it('live long enough to fade in and out', () => {
    expect((FALLING.FADE_IN_S + FALLING.FADE_OUT_S) * 1000).toBeLessThan(timing.lifetimeMs)
  })
})
