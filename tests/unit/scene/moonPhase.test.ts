import { describe, expect, it } from 'vitest'
import { illuminatedFraction, litPath, visiblePhase } from '../../../src/scene/moonPhase.ts'

describe('the moon’s phase', () => {
  it('lights nothing when new, half at the quarters and all when full', () => {
    expect(illuminatedFraction(0)).toBeCloseTo(0)
    expect(illuminatedFraction(0.25)).toBeCloseTo(0.5)
    expect(illuminatedFraction(0.5)).toBeCloseTo(1)
    expect(illuminatedFraction(0.75)).toBeCloseTo(0.5)
  })

  it('never leaves the sky without a moon to see', () => {
    for (const phase of [0, 0.01, 0.99, 1])
      expect(illuminatedFraction(visiblePhase(phase))).toBeGreaterThan(0.01)
    expect(visiblePhase(0.3)).toBe(0.3)
  })

  it('keeps the bright limb on the right while waxing and on the left while waning', () => {
    expect(litPath(0.2)).toMatch(/^M0 -1A1 1 0 0 1 0 1/)
    expect(litPath(0.8)).toMatch(/^M0 -1A1 1 0 0 0 0 1/)
  })

  it('bends the terminator towards the bright limb as a crescent and away from it when gibbous', () => {
    const sweep = (phase: number) => litPath(phase).match(/ 0 0 (\d) 0 -1Z$/)?.[1]
    expect([sweep(0.1), sweep(0.4), sweep(0.6), sweep(0.9)]).toEqual(['0', '1', '0', '1'])
  })
})
