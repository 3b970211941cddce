import { describe, expect, it } from 'vitest'
import {
  illuminatedFraction,
  litPath,
  PHASE_STEPS,
  phaseStep,
  visiblePhase,
} from '../../../src/scene/moonPhase.ts'

/** Half of one of the 60 steps between new moons. */
const HALF_STEP = 1 / 120

describe('the moon’s phase', () => {
  it('lights none of the disc when new, half at the quarters and all when full', () => {
    expect(illuminatedFraction(0)).toBeCloseTo(0)
    expect(illuminatedFraction(0.25)).toBeCloseTo(0.5)
    expect(illuminatedFraction(0.5)).toBeCloseTo(1)
    expect(illuminatedFraction(0.75)).toBeCloseTo(0.5)
  })

  it('lights a visible part of the disc, even when new', () => {
    for (const phase of [0, 0.01, 0.99, 1])
      expect(illuminatedFraction(visiblePhase(phase))).toBeGreaterThan(0.01)
  })

  it('is rounded to a step of about half a day, and exact at the quarters and the full moon', () => {
    for (const phase of [0.25, 0.5, 0.75]) expect(visiblePhase(phase)).toBe(phase)
    // Nearer to the new moon, a phase becomes the thinnest crescent.
    for (let phase = 0.04; phase < 0.96; phase += 0.001)
      expect(Math.abs(visiblePhase(phase) - phase)).toBeLessThanOrEqual(HALF_STEP + 1e-9)
  })

  it('rounds phases outside [0, 1) too', () => {
    for (let phase = -1; phase < 2; phase += 0.003) expect(PHASE_STEPS).toContain(phaseStep(phase))
    expect(phaseStep(1.25)).toBe(phaseStep(0.25))
  })

  it('keeps the bright limb on the right while waxing and on the left while waning', () => {
    expect(litPath(0.2)).toMatch(/^M0 -1A1 1 0 0 1 0 1/)
    expect(litPath(0.8)).toMatch(/^M0 -1A1 1 0 0 0 0 1/)
  })

  it('bends the terminator towards the bright limb of a crescent, and away from the limb when gibbous', () => {
    const sweep = (phase: number) => litPath(phase).match(/ 0 0 (\d) 0 -1Z$/)?.[1]
    expect([sweep(0.1), sweep(0.4), sweep(0.6), sweep(0.9)]).toEqual(['0', '1', '0', '1'])
  })
})
