import { describe, expect, it } from 'vitest'
import { DisplayRate, everyNthFrame } from '../../../src/scene/displayRate.ts'

/** Notes frames, each `intervalsMs` after the one before; the intervals repeat. */
function rateAfter(intervalsMs: readonly number[], frames = 40, rate = new DisplayRate()): DisplayRate {
  let timeMs = 1000
  for (let i = 0; i < frames; i++) {
    timeMs += intervalsMs[i % intervalsMs.length] ?? 0
    rate.note(timeMs / 1000)
  }
  return rate
}

describe('the rate of a display', () => {
  it('is 60 frames a second until it is measured', () => {
    expect(rateAfter([8], 5).framesPerS).toBe(60)
  })

  it('is measured in a dozen frames', () => {
    expect(rateAfter([1000 / 144], 13).framesPerS).toBeCloseTo(144)
  })

  it('does not follow frames that a busy page misses', () => {
    expect(rateAfter([8, 8, 24, 16, 8]).framesPerS).toBeCloseTo(125)
  })

  it('does not fall when the sky becomes slow, and rises on a faster display', () => {
    const rate = rateAfter([10])
    expect(rateAfter([40], 40, rate).framesPerS).toBeCloseTo(100)
    expect(rateAfter([5], 40, rate).framesPerS).toBeCloseTo(200)
  })

  it('is 10 when the clock moves in steps of 100 ms', () => {
    expect(rateAfter([0, 0, 0, 0, 0, 100], 100).framesPerS).toBeCloseTo(10)
  })
})

describe('the frames that the sky draws', () => {
  it('are all frames up to 100 Hz, and on faster displays a whole fraction that gives at least 60', () => {
    const drawn = [30, 50, 60, 75, 85, 90, 100, 120, 144, 165, 180, 240].map(
      (hertz) => hertz / everyNthFrame(hertz, 60),
    )
    expect(drawn).toEqual([30, 50, 60, 75, 85, 90, 100, 60, 72, 82.5, 60, 60])
  })

  it('are all frames of a display that is slower than wanted', () => {
    expect(everyNthFrame(24, 60)).toBe(1)
  })

  it('are each second frame at 59.94 Hz, when 30 are wanted', () => {
    expect(everyNthFrame(59.94, 30)).toBe(2)
  })
})
