import { describe, expect, it } from 'vitest'
import {
  afterBadVerdict,
  afterGoodVerdict,
  bounds,
  isTooSlow,
  levelOf,
  QUALITY_LEVELS,
  type QualityState,
  startQuality,
} from '../../../../src/scene/webgl/quality.ts'

/** The frame rate of a device at a level, frames/s. */
type Device = (level: number) => number

/** Judges a device `verdicts` times, or until it is too slow. @returns each level index in turn, and the last state */
function judge(device: Device, verdicts: number, from: QualityState = startQuality(0)) {
  let quality = from
  const levels = [quality.levelIndex]
  for (let verdict = 0; verdict < verdicts && !isTooSlow(quality); verdict++) {
    const framesPerS = Math.min(device(quality.levelIndex), levelOf(quality).framesPerS)
    const [bad, good] = bounds(quality, 60)
    if (framesPerS >= good) quality = afterGoodVerdict(quality, framesPerS)
    else if (framesPerS < bad) quality = afterBadVerdict(quality, framesPerS)
    if (quality.levelIndex !== levels.at(-1)) levels.push(quality.levelIndex)
  }
  return { quality, levels }
}

describe('the quality of the sky', () => {
  it('stays at the highest level when every frame is in time', () => {
    expect(judge(() => 60, 300).levels).toEqual([0])
  })

  it('does not raise the frame rate on a faster display', () => {
    expect(Math.max(...QUALITY_LEVELS.map(({ framesPerS }) => framesPerS))).toBe(60)
    expect(judge(() => 120, 300).levels).toEqual([0])
  })

  it('lowers resolution first, then the frame rate, then stops motion', () => {
    const steps = QUALITY_LEVELS.map(({ scale, framesPerS }) => [scale, framesPerS])
    expect(steps).toEqual([
      [1, 60],
      [0.75, 60],
      [0.5, 60],
      [0.5, 30],
    ])
    const { quality, levels } = judge((level) => [8, 11, 14, 14][level] ?? 60, 60)
    expect(levels).toEqual([0, 1, 2, 3, 4])
    expect(isTooSlow(quality)).toBe(true)
  })

  it('goes down only to the first level that the device can draw in time', () => {
    expect(judge((level) => [30, 45, 60, 60][level] ?? 60, 5).levels).toEqual([0, 1, 2])
  })

  it('rises again when the device is faster again', () => {
    const { quality } = judge((level) => [30, 45, 60, 60][level] ?? 60, 5)
    expect(judge(() => 60, 30, quality).quality.levelIndex).toBe(0)
  })

  it('waits longer before each new try of a level that failed', () => {
    const slowAtHighest: Device = (level) => (level === 0 ? 30 : 60)
    const early = judge(slowAtHighest, 300)
    const later = judge(slowAtHighest, 300, judge(slowAtHighest, 600, early.quality).quality)
    // With equal waits, the level would change about 120 times in 300 verdicts.
    expect(early.levels.length).toBeLessThan(16)
    expect(later.levels.length).toBeLessThan(6)
    expect(later.quality.levelIndex).toBeLessThanOrEqual(1)
  })

  it('follows the rate of a display of 30, 50 or 100 Hz', () => {
    expect(bounds(startQuality(0), 30)).toEqual([25.5, 25.5])
    expect(bounds(startQuality(0), 50)).toEqual([42.5, 42.5])
    expect(bounds(startQuality(0), 100)).toEqual([51, 51])
  })

  it('returns to the full resolution when the display slows down to 30 Hz', () => {
    const { quality } = judge(() => 30, 60)
    expect(quality.levelIndex).toBe(0)
  })

  it('returns to 60 frames/s when the display is faster again', () => {
    const slow = judge(() => 30, 60).quality
    const fast = judge(() => 60, 10, slow).quality
    expect(bounds(fast, 60)).toEqual(bounds(startQuality(0), 60))
  })

  it('keeps the lowest level at 20 frames/s', () => {
    expect(judge((level) => (level < 3 ? 15 : 20), 100).quality.levelIndex).toBe(3)
  })
})
