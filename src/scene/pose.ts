import { HALO_REACH } from '../constants/moon.ts'
import type { Constants, Pose, View } from '../constants/schema.ts'
import { smoothstep } from '../lib/easing.ts'
import { site } from '../site/site.ts'

/** A pose in one viewport, CSS px from its left and top. */
export interface PosePx {
  x: number
  y: number
  radius: number
  /** Share of the page's scroll that moves the disc, [0, 1]: 0 is fixed in the window, 1 scrolls with the page. */
  follow: number
}

/** The pose of the moon in a view, or of the eclipse over the gate, for a viewport's width in CSS px. */
export function poseFor(constants: Constants, view: View | 'gate', widthPx: number): Pose {
  const poses = view === 'gate' ? constants.eclipse : constants.views[view].moon
  return widthPx >= constants.layout.wideMinPx ? poses.wide : poses.narrow
}

/** Computes a pose in CSS px. Writes into `out`, so that a frame allocates nothing. Mirrored in a right-to-left language. */
export function resolvePose(pose: Pose, widthPx: number, heightPx: number, out: PosePx): PosePx {
  out.x = (site.direction === 'rtl' ? 1 - pose.x : pose.x) * widthPx
  out.y = pose.y * heightPx
  out.radius = Math.min(pose.maxPx, Math.max(pose.minPx, pose.radius * Math.min(widthPx, heightPx)))
  out.follow = pose.follow
  return out
}

/** Scroll distance in which the returning moon fades in, share of the window's height. */
const RETURN_DISTANCE = 0.4

/**
 * Progress of the moon's return: it has scrolled away with the page, and fades in again, faintly, at its first place
 * behind the text.
 *
 * @param lightPx reach of the moonlight from the moon's centre, CSS px
 * @returns [0, 1]; null while any moonlight is still in the window
 */
export function moonReturn(
  { y, radius, follow }: PosePx,
  lightRadiusPx: number,
  scrollPx: number,
  heightPx: number,
): number | null {
  const beyondPx = follow * scrollPx - y - Math.max(HALO_REACH * radius, lightRadiusPx)
  return beyondPx > 0 ? smoothstep(0, RETURN_DISTANCE * heightPx, beyondPx) : null
}
