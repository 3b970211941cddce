import type { View } from '../../../constants/schema.ts'
import { easeInOut } from '../../../lib/easing.ts'
import { visiblePhase } from '../../moonPhase.ts'
import type { SceneState } from '../../store.ts'
import { stepClosing } from './closing.ts'
import { lookBetween, lookOf } from './look.ts'
import { placeMoon } from './moonPlace.ts'
import { hasArrived, stepParallax } from './parallax.ts'
import { stepSnap } from './pixelSnap.ts'
import { followsInput, isClosing, type SkyFrame } from './skyFrame.ts'

/** Longest step of the sky's time in one frame. So the sky does not jump after a pause. */
const MAX_STEP_S = 0.1

/** Moves to a moment. Allocates nothing. @param nowS seconds of a monotonic clock */
export function stepFrame(frame: SkyFrame, nowS: number): void {
  const deltaS = frame.steppedS === null ? 0 : Math.min(MAX_STEP_S, nowS - frame.steppedS)
  frame.timeS = frame.frozenTimeS ?? frame.timeS + deltaS * (frame.isCalm ? frame.constants.calm.speed : 1)
  const hasTransition = frame.transition.progress < 1
  const isScrolled = frame.scrollPx !== frame.steppedScrollPx
  frame.steppedScrollPx = frame.scrollPx
  if (hasTransition) stepTransition(frame, nowS)
  else stepClosing(frame, deltaS)
  const isChanging = hasTransition || isClosing(frame)
  if (followsInput(frame)) {
    stepParallax(frame.parallax, deltaS)
    stepSnap(frame.snap, deltaS, !isChanging && !isScrolled && hasArrived(frame.parallax))
  } else frame.snap.progress = Number(!isChanging)
  placeMoon(frame, deltaS)
  frame.steppedS = nowS
}

/** Aims the parallax at the pointer: -1 is the window's left or top, 1 its right or bottom. */
export function aimAt({ parallax, constants }: SkyFrame, x: number, y: number): void {
  const { pointerPx } = constants.parallax
  parallax.targetX = -x * pointerPx
  parallax.targetY = -y * pointerPx
}

export function resizeFrame(frame: SkyFrame, widthPx: number, heightPx: number, pixelRatio: number): void {
  frame.revision++
  frame.widthPx = widthPx
  frame.heightPx = heightPx
  frame.pixelRatio = pixelRatio
  updateTarget(frame)
}

/** A new view or an opened gate starts a transition. All other facts apply at once. */
export function setFacts(frame: SkyFrame, facts: SceneState, nowS: number): void {
  const { constants, phase, view } = facts
  const isFirst = frame.steppedS === null
  const previousView = frame.view
  frame.revision++
  frame.constants = constants
  frame.lastScreenTopPx = facts.lastScreenTopPx
  frame.isCalm = facts.motion !== 'full'
  frame.frozenTimeS = facts.frozenTimeS
  frame.frozenOpeningS = phase === 'opening' ? facts.frozenOpeningS : null
  const isFrozenOpening = frame.frozenOpeningS !== null
  const moonPhase = facts.hasNewMoon ? 0 : facts.moonPhase
  frame.transition.toMoon = { phase: visiblePhase(moonPhase), tilt: facts.moonTilt }
  if (isFirst) setTargetStars(frame, view)
  // A frozen opening begins with the look of the gate.
  if (isFirst && isFrozenOpening) updateTarget(frame)
  frame.view = phase === 'gate' ? 'gate' : view
  const changesView = frame.view !== previousView && (!isFirst || isFrozenOpening)
  if (frame.view === 'gate') frame.transition.progress = 1
  else if (changesView) {
    const isOpening = previousView === 'gate'
    const startedS = isOpening && facts.openingStartedMs !== null ? facts.openingStartedMs / 1000 : nowS
    const durationMs = isOpening ? constants.gate.fadeOutMs : constants.transition.durationMs
    startTransition(frame, isOpening, startedS, durationMs / 1000)
  }
  setTargetStars(frame, view)
  updateTarget(frame)
}

function startTransition(frame: SkyFrame, isOpening: boolean, startedS: number, durationS: number): void {
  const { transition, closing, starCounts, twinkleS } = frame
  Object.assign(transition.fromLook, frame.look)
  Object.assign(closing, { progress: 0, target: 0, speed: 0 })
  transition.progress = 0
  transition.isOpening = isOpening
  transition.startedS = startedS
  transition.durationS = durationS
  starCounts[0] = starCounts[1]
  twinkleS.copyWithin(0, 2)
}

function stepTransition(frame: SkyFrame, nowS: number): void {
  const { transition, frozenOpeningS, isCalm } = frame
  const { startedS, durationS, isOpening } = transition
  const passedS = frozenOpeningS ?? Math.max(0, nowS - startedS)
  const progress = durationS > 0 ? Math.min(1, passedS / durationS) : 1
  if (progress >= 1) applyTarget(frame)
  else {
    lookBetween(transition.fromLook, transition.toLook, progress, isOpening, isCalm, frame.look)
    // Below 1, because 1 would end the transition.
    transition.progress = Math.min(easeInOut(progress), 1 - Number.EPSILON)
  }
}

function setTargetStars({ constants, starCounts, twinkleS }: SkyFrame, view: View): void {
  const { stars, twinkleMinS, twinkleMaxS } = constants.views[view]
  starCounts[1] = stars
  twinkleS[2] = twinkleMinS
  twinkleS[3] = twinkleMaxS
}

/** Computes the look at the end of the transition. Without a transition it applies at once. */
function updateTarget(frame: SkyFrame): void {
  const { view, constants, widthPx, heightPx, isCalm, transition, closing } = frame
  lookOf(view, constants, widthPx, heightPx, isCalm, transition.toMoon, transition.toLook)
  if (transition.progress >= 1 && closing.progress === 0) applyTarget(frame)
}

/** Shows the target look, and ends a transition. */
function applyTarget({ transition, look }: SkyFrame): void {
  transition.progress = 1
  Object.assign(look, transition.toLook)
}
