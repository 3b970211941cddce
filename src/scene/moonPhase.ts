export interface MoonFacts {
  /** [0, 1]: 0 and 1 new, 0.5 full. */
  readonly phase: number
  /** Rotation, counterclockwise, rad. At 0 the bright limb of a waxing moon is on the right, of a waning moon on the left. */
  readonly tilt: number
}

/** Steps from one new moon to the next, about half a day each. */
const STEPS_PER_MONTH = 60
/** Least number of steps from new moon, so that a thin crescent is always visible. */
const THINNEST_STEP = 2

/** From the thinnest waxing crescent to the thinnest waning one. The still moon has a picture for each step. */
export const PHASE_STEPS: readonly number[] = Array.from(
  { length: STEPS_PER_MONTH - 2 * THINNEST_STEP + 1 },
  (_, index) => THINNEST_STEP + index,
)

/** The lit fraction of the disc, [0, 1]. Source: Meeus, Astronomical Algorithms, eq. 48.1. */
export function illuminatedFraction(phase: number): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * phase)
}

/** The nearest of `PHASE_STEPS`. @param phase 0 new, 0.5 full */
export function phaseStep(phase: number): number {
  const nearestStep = Math.round((phase - Math.floor(phase)) * STEPS_PER_MONTH)
  return Math.min(STEPS_PER_MONTH - THINNEST_STEP, Math.max(THINNEST_STEP, nearestStep))
}

export function phaseOfStep(step: number): number {
  return step / STEPS_PER_MONTH
}

/** The phase of the nearest step. A new moon becomes the thinnest crescent. */
export function visiblePhase(phase: number): number {
  return phaseOfStep(phaseStep(phase))
}

/**
 * The lit part of a unit disc as an SVG path: half a circle, and the terminator, half an ellipse. It is seen from the
 * earth's northern hemisphere, where a waxing moon is lit on the right.
 */
export function litPath(phase: number): string {
  const isWaxing = phase <= 0.5
  const halfWidth = Math.cos(2 * Math.PI * phase)
  const limbSweep = isWaxing ? 1 : 0
  const isCrescent = halfWidth > 0
  const terminatorSweep = isCrescent === isWaxing ? 0 : 1
  return `M0 -1A1 1 0 0 ${limbSweep} 0 1A${Math.abs(halfWidth).toFixed(4)} 1 0 0 ${terminatorSweep} 0 -1Z`
}
