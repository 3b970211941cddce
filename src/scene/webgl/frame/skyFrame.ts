import type { Constants, View } from '../../../constants/schema.ts'
import { constants as defaults } from '../../../site/constants.ts'
import type { MoonFacts } from '../../moonPhase.ts'
import { NO_AREAS, type PageAreas } from '../../pageAreas.ts'
import { blankLook, type Look } from './look.ts'
import type { Parallax } from './parallax.ts'
import type { PixelSnap } from './pixelSnap.ts'

/** The state of a frame: the sky's time, and its look, which eases from one view to the next. `stepFrame` changes it. */
export interface SkyFrame {
  timeS: number
  /** The moment of the last step, s of a monotonic clock; null before the first. */
  steppedS: number | null
  widthPx: number
  heightPx: number
  pixelRatio: number
  scrollPx: number
  /** `scrollPx` at the last step. */
  steppedScrollPx: number
  /** What stands in front of the sky. */
  page: PageAreas
  /** As in the scene store. */
  lastScreenTopPx: number | null
  constants: Constants
  view: View | 'gate'
  isCalm: boolean
  /** The moments that the address forces; null if it forces none. The second is also null unless the gate is opening. */
  frozenTimeS: number | null
  frozenOpeningS: number | null
  readonly look: Look
  readonly moon: MoonPlace
  readonly parallax: Parallax
  readonly snap: PixelSnap
  readonly transition: Transition
  readonly closing: Closing
  readonly starCounts: [before: number, after: number]
  /** Range of the time between twinkles, before and after the transition. */
  readonly twinkleS: [minBefore: number, maxBefore: number, minAfter: number, maxAfter: number]
  /** Cache key of `MoonRenderCache`. Changes whenever the cached moon may be stale. */
  revision: number
}

export interface MoonPlace {
  /** The disc's centre, CSS px of the window. */
  x: number
  y: number
  /** [0, 1]: 0 while pictures cover the moon. */
  shown: number
  opacity: number
  /** Radius of the moonlight, CSS px. */
  lightRadiusPx: number
}

/** The eclipse in which the home page ends. It follows the scroll softly. */
export interface Closing {
  /** [0, 1]: 0 without an eclipse, 1 during totality. */
  progress: number
  /** The progress that belongs to the scroll. */
  target: number
  /** Change of the progress a second. */
  speed: number
}

interface Transition {
  /** Eased, [0, 1]: 1 when no transition runs. */
  progress: number
  /** True for the gate's opening: totality ends, and the moon gets its phase. */
  isOpening: boolean
  startedS: number
  durationS: number
  readonly fromLook: Look
  readonly toLook: Look
  /** The moon of `toLook`. */
  toMoon: MoonFacts
}

/** The frame before the sky's first step. `setFacts` and `resizeFrame` complete it. */
export function createFrame(): SkyFrame {
  return {
    timeS: 0,
    steppedS: null,
    widthPx: 1,
    heightPx: 1,
    pixelRatio: 1,
    scrollPx: 0,
    steppedScrollPx: 0,
    page: NO_AREAS,
    lastScreenTopPx: null,
    constants: defaults,
    view: 'gate',
    isCalm: false,
    frozenTimeS: null,
    frozenOpeningS: null,
    look: blankLook(),
    moon: { x: 0, y: 0, shown: 1, opacity: 1, lightRadiusPx: 0 },
    parallax: { x: 0, y: 0, targetX: 0, targetY: 0 },
    snap: { progress: 1 },
    transition: {
      progress: 1,
      isOpening: false,
      startedS: 0,
      durationS: 0,
      fromLook: blankLook(),
      toLook: blankLook(),
      toMoon: { phase: 0, tilt: 0 },
    },
    closing: { progress: 0, target: 0, speed: 0 },
    starCounts: [0, 0],
    twinkleS: [1, 3, 1, 3],
    revision: 0,
  }
}

/** True if a further frame is needed: false in a frozen sky without a change, and in a frozen opening. */
export function isMoving(frame: SkyFrame): boolean {
  const isFading = frame.moon.shown > 0 && frame.moon.shown < 1
  const isChanging = frame.transition.progress < 1 || isClosing(frame) || isFading
  return (frame.frozenTimeS === null || isChanging) && frame.frozenOpeningS === null
}

/** True while the eclipse of the last screen follows the scroll. */
export function isClosing({ closing }: SkyFrame): boolean {
  return closing.progress !== closing.target
}

/** True if moon and stars are on whole pixels, and no transition changes the moon's picture. */
export function isSettled({ transition, snap }: SkyFrame): boolean {
  return transition.progress >= 1 && snap.progress >= 1
}

/** False in a calm or frozen sky: pointer and scroll do not shift its stars. */
export function followsInput({ isCalm, frozenTimeS }: SkyFrame): boolean {
  return !isCalm && frozenTimeS === null
}

export function drawnStarCount({ starCounts: [before, after], transition }: SkyFrame): number {
  return transition.progress < 1 ? Math.max(before, after) : after
}

/** Shift of the nearest stars by pointer and scroll, CSS px, downwards. */
export function starShiftY(frame: SkyFrame): number {
  const { parallax, scrollPx, constants } = frame
  return parallax.y - (followsInput(frame) ? scrollPx * constants.parallax.scroll : 0)
}
