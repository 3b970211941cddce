import { describe, expect, it } from 'vitest'
import { random } from '../../../src/lib/random.ts'
import { FALLING, mostFallingStars, newestFallingStar } from '../../../src/scene/fallingStars.ts'
import { defaultSky } from '../../helpers/defaultSky.ts'

const times = defaultSky.fallingStars
const randomTimes = Array.from({ length: 400 }, (_, i) => (random(5, 98, i) - 0.2) * 1e5)

describe('the falling stars', () => {
  it('are born one each interval, from before the first moment on', () => {
    for (let step = -50; step < 50; step++) {
      const timeS = (step * times.intervalMs) / 1000 + 0.001
      expect(newestFallingStar(timeS, times)).toBe(step)
    }
  })

  it('are never more at once than there are vertices for', () => {
    for (const { intervalMs, lifetimeMs } of [times, { intervalMs: 5000, lifetimeMs: 4000 }])
      for (const timeS of randomTimes) {
        const newest = newestFallingStar(timeS, { intervalMs, lifetimeMs })
        const newestAgeMs = timeS * 1000 - newest * intervalMs
        const alive = Math.max(0, Math.ceil((lifetimeMs - newestAgeMs) / intervalMs))
        expect(alive).toBeLessThanOrEqual(mostFallingStars({ intervalMs, lifetimeMs }))
      }
  })

  it('stay inside the viewport for the whole of their lives', () => {
    expect(FALLING.BIRTH_FROM).toBeGreaterThan(0)
    expect(FALLING.BIRTH_TO + FALLING.FALL_MAX).toBeLessThan(1)
    // They are born between one drift's width from either side.
    expect(FALLING.DRIFT).toBeLessThan(0.5)
  })

  it('live long enough to appear and to go out', () => {
    expect((FALLING.FADE_IN_S + FALLING.FADE_OUT_S) * 1000).toBeLessThan(times.lifetimeMs)
  })
})
