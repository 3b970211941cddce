import { smoothstep } from '../../../lib/easing.ts'
import { closingProgress } from '../../lastScreen.ts'
import { blankLook, lookBetween, lookOf } from './look.ts'
import { scrollMoon } from './moonPlace.ts'
import type { Closing, SkyFrame } from './skyFrame.ts'

/** From end to end takes little more than a second, as the gate's opening does, also after a jump. */
const MAX_SPEED = 1.25
/**
 * Greatest change of the speed a second. With it, the light of diamond ring and corona changes by more than a fifth at most
 * three times a second, however fast a visitor rocks the page. Source: WCAG 2.2, 2.3.1, "Three Flashes".
 */
const ACCELERATION = 3
/** No star falls from this progress on. */
const NO_FALLING_FROM = 0.3
/** Light of the fixed stars during totality, share of their usual light. */
const STAR_LIGHT = 1.5

// Written in each frame, so that a frame allocates nothing.
const eclipse = blankLook()
const corner = blankLook()

/** Follows the scroll to the page's last screen, and back. @param deltaS 0 in the first frame, which follows at once */
export function stepClosing(frame: SkyFrame, deltaS: number): void {
  const { closing, lastScreenTopPx, scrollPx, heightPx } = frame
  const { progress } = closing
  closing.target = closingProgress(lastScreenTopPx, scrollPx, heightPx)
  if (frame.steppedS === null) closing.progress = closing.target
  else if (progress !== closing.target && deltaS > 0) approachTarget(closing, deltaS)
  if (closing.progress === 0 && progress === 0) return
  if (closing.progress !== progress) frame.revision++
  closeSky(frame)
}

function approachTarget(closing: Closing, deltaS: number): void {
  const distance = closing.target - closing.progress
  // Faster than this, the progress could not stop at the target.
  const stoppingSpeed = Math.sqrt(2 * ACCELERATION * Math.abs(distance))
  const wantedSpeed = Math.sign(distance) * Math.min(MAX_SPEED, stoppingSpeed)
  const maxChange = ACCELERATION * deltaS
  closing.speed += Math.min(maxChange, Math.max(-maxChange, wantedSpeed - closing.speed))
  closing.progress = Math.min(1, Math.max(0, closing.progress + closing.speed * deltaS))
  const isNear = Math.abs(closing.target - closing.progress) <= maxChange * deltaS
  if (!isNear || Math.abs(closing.speed) > 2 * maxChange) return
  closing.progress = closing.target
  closing.speed = 0
}

/** Writes the look of the gate's opening, played backwards: from the moon's place in the window to totality. */
function closeSky(frame: SkyFrame): void {
  const { closing, transition, look, constants, widthPx, heightPx, isCalm, scrollPx, lastScreenTopPx } = frame
  const { progress } = closing
  const { toLook, toMoon } = transition
  Object.assign(look, toLook)
  if (progress === 0) return
  Object.assign(corner, toLook)
  scrollMoon(toLook, frame, corner)
  corner.follow = 0
  lookOf('gate', constants, widthPx, heightPx, isCalm, toMoon, eclipse)
  // A last screen that is higher than the window takes the eclipse along.
  eclipse.y -= Math.max(0, scrollPx - (lastScreenTopPx ?? scrollPx))
  lookBetween(eclipse, corner, 1 - progress, true, isCalm, look)
  look.fallingLight = toLook.fallingLight * (1 - smoothstep(0, NO_FALLING_FROM, progress))
  look.starLight = 1 + (STAR_LIGHT - 1) * progress
}
