import { HALO_RADIUS, MAX_FRAME_PX } from '../constants/moon.ts'
import type { Constants, Pose, View } from '../constants/schema.ts'
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

/** True once the moon and its light are above the window. @param lightRadiusPx radius of the moonlight on the background */
export function hasScrolledAway(
  { y, radius, follow }: PosePx,
  lightRadiusPx: number,
  scrollPx: number,
): boolean {
  return follow * scrollPx - y > Math.max(HALO_RADIUS * radius, lightRadiusPx)
}
