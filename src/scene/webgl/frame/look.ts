import type { Constants, View } from '../../../constants/schema.ts'
import { easeInOut, smoothstep } from '../../../lib/easing.ts'
import { site } from '../../../site/site.ts'
import type { MoonFacts } from '../../moonPhase.ts'
import { type PosePx, poseFor, resolvePose } from '../../pose.ts'

/** Totality ends between these values of the opening's progress, [0, 1]. */
const TOTALITY_ENDS = { from: 0.22, to: 0.62 } as const
/** Progress of the gate's opening at which the diamond ring is brightest, and at 1 / e of its light before and after. */
const DIAMOND = { peak: 0.34, rise: 0.08, fall: 0.18 } as const

/** The appearance of the sky at a moment. Lengths are CSS px. Lights and the moon's opacity are in [0, 1]. */
export interface Look extends PosePx {
  /** Light of the falling stars. */
  fallingLight: number
  /** Light of the fixed stars, share of their usual light. */
  starLight: number
  /** Shift of the starfield, fractions of the viewport. */
  shiftX: number
  shiftY: number
  /** [0, 1]: 1 while the moon covers the sun, 0 without an eclipse. */
  totality: number
  /** Light of the diamond ring. */
  diamond: number
  /** The drawn phase of the moon, [0, 1]: 0 and 1 new, 0.5 full. */
  phase: number
  /** Rotation of the moon, counterclockwise, rad. */
  tilt: number
  /** Opacity of the moon. */
  opacity: number
}

/** The numbers that move something. In a calm sky they change at once, while the moon is invisible. */
const MOVEMENTS = ['x', 'y', 'radius', 'follow', 'shiftX', 'shiftY', 'tilt'] as const

export const blankLook = (): Look => ({
  x: 0,
  y: 0,
  radius: 1,
  follow: 0,
  fallingLight: 0,
  starLight: 1,
  shiftX: 0,
  shiftY: 0,
  totality: 0,
  diamond: 0,
  phase: 0,
  tilt: 0,
  opacity: 1,
})

/** Writes the look of a view, or of the gate, into `out`. @param isCalm true for a calm sky: no stars fall */
export function lookOf(
  view: View | 'gate',
  constants: Constants,
  widthPx: number,
  heightPx: number,
  isCalm: boolean,
  moon: MoonFacts,
  out: Look,
): Look {
  const isGate = view === 'gate'
  const { falling, shiftX, shiftY } = constants.views[isGate ? 'home' : view]
  resolvePose(poseFor(constants, view, widthPx), widthPx, heightPx, out)
  out.fallingLight = falling && !isGate && !isCalm ? 1 : 0
  out.starLight = 1
  out.shiftX = shiftX
  out.shiftY = shiftY
  out.totality = isGate ? 1 : 0
  out.diamond = 0
  out.phase = isGate ? 0 : moon.phase
  out.tilt = moon.tilt
  out.opacity = isGate || site.sky.moon ? 1 : 0
  return out
}

/**
 * Writes the look at a moment of a transition into `out`.
 * @param isOpening true for the gate's opening: totality ends, and the moon gets its phase
 * @param isCalm true for a calm sky: the moon fades out and in again instead of moving
 */
export function lookBetween(
  from: Look,
  to: Look,
  progress: number,
  isOpening: boolean,
  isCalm: boolean,
  out: Look,
): Look {
  const eased = easeInOut(progress)
  const movement = isCalm ? Number(progress > 0.5) : eased
  for (const key of MOVEMENTS) out[key] = interpolate(from[key], to[key], movement)
  out.fallingLight = interpolate(from.fallingLight, to.fallingLight, eased)
  out.starLight = interpolate(from.starLight, to.starLight, eased)
  out.opacity = interpolate(from.opacity, to.opacity, eased) * (isCalm ? Math.abs(1 - 2 * progress) : 1)
  out.totality = isOpening
    ? 1 - smoothstep(TOTALITY_ENDS.from, TOTALITY_ENDS.to, progress)
    : interpolate(from.totality, to.totality, eased)
  out.diamond = isOpening && !isCalm ? diamondAt(progress) : 0
  const nearestNewMoon = to.phase < 0.5 ? 0 : 1
  out.phase = isOpening
    ? interpolate(nearestNewMoon, to.phase, smoothstep(DIAMOND.peak, 1, progress))
    : interpolate(from.phase, to.phase, movement)
  return out
}

/** The light of the diamond ring, [0, 1]: it bursts out, and fades more slowly. */
function diamondAt(progress: number): number {
  const fromPeak = progress - DIAMOND.peak
  return Math.exp(-((fromPeak / (fromPeak < 0 ? DIAMOND.rise : DIAMOND.fall)) ** 2))
}

function interpolate(from: number, to: number, amount: number): number {
  return from + (to - from) * amount
}
