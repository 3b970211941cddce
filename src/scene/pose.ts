import { HALO_RADIUS, MAX_FRAME_PX } from '../constants/moon.ts'
import type { Constants, Pose, View } from '../constants/schema.ts'
import { smoothstep } from '../lib/easing.ts'
import { site } from '../site/site.ts'

/** A pose in a viewport: CSS px from its left and top. */
export interface PosePx {
  x: number
  y: number
  radius: number
  /** [0, 1]: 0 is fixed in the window, 1 scrolls with the page. */
  follow: number
}

/** The pose of the moon in a view, or of the eclipse at the gate. @param widthPx width of the viewport, CSS px */
export function poseFor(constants: Constants, view: View | 'gate', widthPx: number): Pose {
  const poses = view === 'gate' ? constants.eclipse : constants.views[view].moon
  return widthPx >= constants.layout.wideMinPx ? poses.wide : poses.narrow
}

/** Computes a pose in CSS px, mirrored in a right-to-left language. Writes into `out`, so that a frame allocates nothing. */
export function resolvePose(pose: Pose, widthPx: number, heightPx: number, out: PosePx): PosePx {
  const fromMiddlePx = (pose.x - 0.5) * Math.min(widthPx, MAX_FRAME_PX)
  out.x = widthPx / 2 + (site.direction === 'rtl' ? -fromMiddlePx : fromMiddlePx)
  out.y = pose.y * heightPx
  out.radius = Math.min(pose.maxPx, Math.max(pose.minPx, pose.radius * Math.min(widthPx, heightPx)))
  out.follow = pose.follow
  return out
}

/** The moon fades in again while the scroll moves it this far beyond the window's top. Share of the window's height. */
const FADE_IN_DISTANCE = 0.4

/**
 * Once the moon and its light are above the window, the moon fades in again where it was before the scroll.
 * @param lightRadiusPx radius of the moonlight on the background
 * @returns the progress, [0, 1]; null while the moon or its light is in the window
 */
export function moonReturn(
  { y, radius, follow }: PosePx,
  lightRadiusPx: number,
  scrollPx: number,
  heightPx: number,
): number | null {
  const beyondTopPx = follow * scrollPx - y - Math.max(HALO_RADIUS * radius, lightRadiusPx)
  return beyondTopPx > 0 ? smoothstep(0, FADE_IN_DISTANCE * heightPx, beyondTopPx) : null
}
