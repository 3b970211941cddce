/** Steps from one new moon to the next, about half a day each. */
const STEPS = 60
/** Least number of steps from new moon, so that a thin crescent is always visible. */
const THINNEST_STEP = 2

/** The drawn steps, from the thinnest waxing crescent to the thinnest waning one. The still moon has a picture for each. */
export const PHASE_STEPS: readonly number[] = Array.from(
  { length: STEPS - 2 * THINNEST_STEP + 1 },
  (_, index) => THINNEST_STEP + index,
)

/**
 * The part of the disc that is lit.
 *
 * @param phase [0, 1): 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter
 * @returns [0, 1]. Source: Meeus, Astronomical Algorithms, eq. 48.1, with the phase angle π(1 − 2·phase).
 */
export function illuminatedFraction(phase: number): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * phase)
}

/** The step in which a phase is drawn, one of `PHASE_STEPS`. A new moon becomes the thinnest crescent that is next to it. */
export function phaseStep(phase: number): number {
  const fraction = phase - Math.floor(phase)
  return Math.min(STEPS - THINNEST_STEP, Math.max(THINNEST_STEP, Math.round(fraction * STEPS)))
}

export function phaseOf(step: number): number {
  return step / STEPS
}

/** The phase as drawn, live and still, (0, 1). */
export function visiblePhase(phase: number): number {
  return phaseOf(phaseStep(phase))
}

/**
 * The outline of the lit part of a unit disc as an SVG path. The bright limb is on the right while waxing, as seen from
 * the northern hemisphere. The terminator is half an ellipse: a meridian of the globe seen from the side.
 */
export function litPath(phase: number): string {
  const waxing = phase <= 0.5
  const halfWidth = Math.cos(2 * Math.PI * phase)
  const limbSweep = waxing ? 1 : 0
  const terminatorSweep = halfWidth > 0 === waxing ? 0 : 1
  return `M0 -1A1 1 0 0 ${limbSweep} 0 1A${Math.abs(halfWidth).toFixed(4)} 1 0 0 ${terminatorSweep} 0 -1Z`
}
