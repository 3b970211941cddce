import type { Constants, View } from '../../constants/schema.ts'
import { easeInOut, smoothstep } from '../../lib/easing.ts'
import { site } from '../../site/site.ts'
import type { MoonFacts } from '../night/night.ts'
import { type PosePx, poseFor, resolvePose } from '../pose.ts'

/** Progress of the gate's opening, [0, 1], at which totality begins to end and at which it has ended. */
const TOTALITY_ENDS = { from: 0.1, to: 0.62 } as const
/** Progress of the opening at which the diamond ring is brightest, and the width of its flash. */
const DIAMOND = { peak: 0.2, width: 0.13 } as const

/** How the sky looks at a moment. Lengths are CSS pixels. */
export interface Look extends PosePx {
  /** Light of the falling stars, [0, 1]. */
  falling: number
  /** Shift of the starfield: fractions of the viewport. */
  shiftX: number
  shiftY: number
  /** 1 while the sun is covered, 0 when it is out. */
  totality: number
  /** Brightness of the diamond ring, [0, 1]. */
  diamond: number
  /** The moon's phase as shown, [0, 1]: 0 new, 0.5 full. */
  phase: number
  /** Rotation of the moon, counterclockwise, rad. */
  tilt: number
  /** Opacity of the moon, [0, 1]. */
  opacity: number
}

/** Values that move evenly from one look to the next. */
const MOVING = ['x', 'y', 'radius', 'follow', 'shiftX', 'shiftY', 'tilt'] as const

/** The eclipse with a fainter diamond is not drawn, to save its draw call. */
const FAINTEST_DIAMOND = 0.01

export function isEclipsed({ totality, diamond }: Look): boolean {
  return totality > 0 || diamond > FAINTEST_DIAMOND
}

export interface Transition {
  /** True while the gate opens: totality ends, and the moon gets its phase. */
  readonly opening: boolean
  /** True in a calm sky, which fades out and in again instead of moving. */
  readonly calm: boolean
}

export const blankLook = (): Look => ({
  x: 0,
  y: 0,
  radius: 1,
  follow: 0,
  falling: 0,
  shiftX: 0,
  shiftY: 0,
  totality: 0,
  diamond: 0,
  phase: 0,
  tilt: 0,
  opacity: 1,
})

/**
 * Writes the look of a view, or of the gate, into `out`. A site without a moon shows the disc only at its gate.
 *
 * @param calm without falling stars
 * @param moon ignored at the gate, where it is new
 */
export function lookAt(
  view: View | 'gate',
  constants: Constants,
  widthPx: number,
  heightPx: number,
  calm: boolean,
  moon: MoonFacts,
  out: Look,
): Look {
  const atGate = view === 'gate'
  const { falling, shiftX, shiftY } = constants.views[atGate ? 'home' : view]
  resolvePose(poseFor(constants, view, widthPx), widthPx, heightPx, out)
  out.falling = falling && !atGate && !calm ? 1 : 0
  out.shiftX = shiftX
  out.shiftY = shiftY
  out.totality = atGate ? 1 : 0
  out.diamond = 0
  out.phase = atGate ? 0 : moon.phase
  out.tilt = moon.tilt
  out.opacity = atGate || site.sky.moon ? 1 : 0
  return out
}

/** Writes the look of a running transition into `out`, so that a frame allocates nothing. @param progress [0, 1] */
export function lookBetween(
  from: Look,
  to: Look,
  progress: number,
  { opening, calm }: Transition,
  out: Look,
): Look {
  const eased = easeInOut(progress)
  const movement = calm ? Number(progress > 0.5) : eased
  for (const key of MOVING) out[key] = mix(from[key], to[key], movement)
  out.falling = mix(from.falling, to.falling, eased)
  out.opacity = mix(from.opacity, to.opacity, eased) * (calm ? Math.abs(1 - 2 * progress) : 1)
  out.totality = opening
    ? 1 - smoothstep(TOTALITY_ENDS.from, TOTALITY_ENDS.to, progress)
    : mix(from.totality, to.totality, eased)
  out.diamond = opening && !calm ? Math.exp(-(((progress - DIAMOND.peak) / DIAMOND.width) ** 2)) : 0
  /** The new moon before a waxing moon, or after a waning one. */
  const nearestNewMoon = to.phase < 0.5 ? 0 : 1
  out.phase = opening
    ? mix(nearestNewMoon, to.phase, smoothstep(DIAMOND.peak, 1, progress))
    : mix(from.phase, to.phase, movement)
  return out
}

function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount
}
