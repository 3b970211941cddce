import { describe, expect, it } from 'vitest'
import { nightSky } from '../../../../src/scene/night/nightSky.ts'
import { NightGlide } from '../../../../src/scene/webgl/nightGlide.ts'

const lisbon = nightSky({ date: '1998-07-04', latitude: 38.7, longitude: -9.1 })
const sydney = nightSky({ date: '1998-07-04', latitude: -33.9, longitude: 151.2 })
/** Shares of the duration of a transition. */
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1]
/** The stars' light is below this at a step next to the change of the sky. In the middle of the duration it is 0. */
const NEARLY_DARK = 0.3

/** The state at each step of a transition. */
function moments(glide: NightGlide, isCalm = false) {
  return STEPS.map((elapsed) => {
    glide.step(elapsed, isCalm)
    return { shown: glide.shown, progress: glide.progress, light: glide.light }
  })
}

describe('the transition of the stars to a night', () => {
  it('moves the stars to a night and back at full brightness', () => {
    const glide = new NightGlide()
    glide.begin(lisbon)
    const forward = moments(glide)
    expect(forward.map(({ progress }) => progress)).toEqual(
      forward.map(({ progress }) => progress).toSorted((a, b) => a - b),
    )
    expect(forward.at(0)?.progress).toBe(0)
    expect(forward.at(-1)).toEqual({ shown: lisbon, progress: 1, light: 1 })
    glide.begin(null)
    const back = moments(glide)
    expect(back.every(({ light }) => light === 1)).toBe(true)
    expect(back.at(1)?.shown).toBe(lisbon)
    expect(back.at(-1)).toEqual({ shown: null, progress: 0, light: 1 })
  })

  it('reverses from the current places of the stars', () => {
    const glide = new NightGlide()
    glide.begin(lisbon)
    glide.step(0.5, false)
    const half = glide.progress
    glide.begin(null)
    glide.step(0, false)
    expect(glide.progress).toBe(half)
  })

  it('fades out and in again between two nights, and in a calm sky', () => {
    const glide = new NightGlide()
    glide.begin(lisbon)
    // No star is on its way to a night while it has full brightness.
    for (const { progress, light } of moments(glide, true))
      expect(light < 1 || progress === 0 || progress === 1).toBe(true)
    glide.begin(sydney)
    const change = moments(glide)
    expect(change.map(({ shown }) => shown)).toEqual([lisbon, lisbon, lisbon, sydney, sydney, sydney])
    expect(change.every(({ progress }) => progress === 1)).toBe(true)
    expect(Math.min(...change.map(({ light }) => light))).toBeLessThan(NEARLY_DARK)
    expect(change.at(-1)?.light).toBe(1)
  })

  it('fades out and in again when the view changes while a night is shown, also in a calm sky', () => {
    for (const isCalm of [false, true]) {
      const glide = new NightGlide()
      glide.begin(lisbon)
      glide.step(1, isCalm)
      glide.begin(lisbon)
      expect(Math.min(...moments(glide, isCalm).map(({ light }) => light))).toBeLessThan(NEARLY_DARK)
    }
  })
})
