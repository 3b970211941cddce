import { describe, expect, it } from 'vitest'
import { QUALITY_LEVELS, QualityGovernor } from '../../../../src/scene/webgl/quality.ts'

/** Runs frames of one length for so many seconds and says which levels were passed through. */
function run(governor: QualityGovernor, seconds: number, framesPerS: (level: number) => number): number[] {
  const levels = [governor.level]
  for (let timeS = 0; timeS < seconds && !governor.exhausted; ) {
    const deltaS = 1 / Math.min(framesPerS(governor.level), governor.current.framesPerS)
    timeS += deltaS
    if (governor.frame(deltaS)) levels.push(governor.level)
  }
  return levels
}

describe('the quality of the sky', () => {
  it('stays at its best where every frame is in time', () => {
    expect(run(new QualityGovernor(0, false), 600, () => 60)).toEqual([0])
  })

  it('gives up resolution first, then frames, then motion', () => {
    const scales = QUALITY_LEVELS.map(({ scale, framesPerS }) => [scale, framesPerS])
    expect(scales).toEqual([
      [1, 60],
      [0.75, 60],
      [0.5, 60],
      [0.5, 30],
    ])
    expect(run(new QualityGovernor(0, false), 60, (level) => [8, 11, 14, 14][level] ?? 60)).toEqual([
      0, 1, 2, 3, 4,
    ])
  })

  it('stops at the first level that the device can draw', () => {
    expect(run(new QualityGovernor(0, false), 14, (level) => [30, 45, 60, 60][level] ?? 60)).toEqual([
      0, 1, 2,
    ])
  })

  it('climbs again when the device is free again', () => {
    const governor = new QualityGovernor(0, false)
    run(governor, 20, (level) => [30, 45, 60, 60][level] ?? 60)
    run(governor, 60, () => 60)
    expect(governor.level).toBe(0)
  })

  it('tries ever more rarely what did not hold, and so never flaps', () => {
    const governor = new QualityGovernor(0, false)
    const tooMuch = (level: number) => (level === 0 ? 30 : 60)
    const early = run(governor, 600, tooMuch).length
    run(governor, 1200, tooMuch)
    const late = run(governor, 600, tooMuch).length
    expect(early).toBeLessThan(16)
    expect(late).toBeLessThan(6)
    expect(governor.level).toBeLessThanOrEqual(1)
  })

  it('keeps the resolution on a display that is slow by itself', () => {
    const governor = new QualityGovernor(0, false)
    run(governor, 120, () => 30)
    expect(governor.level).toBe(0)
    expect(governor.exhausted).toBe(false)
  })

  it('does not take a pause for a slow frame', () => {
    const governor = new QualityGovernor(0, false)
    for (let i = 0; i < 200; i++) for (const deltaS of [2, 1 / 60, 1 / 60]) governor.frame(deltaS)
    expect(governor.level).toBe(0)
  })

  it('stays where it is fixed, however slow', () => {
    expect(run(new QualityGovernor(1, true), 60, () => 5)).toEqual([1])
  })
})
