import type { Constants, Pose, View } from '../constants/schema.ts'
import { site } from '../site/site.ts'

/** A pose in one viewport, CSS px from its left and top. */
export interface PosePx {
  x: number
  y: number
  radius: number
  /** How much of the page's scroll it follows, [0, 1]: 0 stays, 1 leaves with the page. */
  follow: number
}

/** The pose of the moon in a view, or of the eclipse over the gate, for a viewport's width in CSS pixels. */
export function poseFor(constants: Constants, where: View | 'gate', widthPx: number): Pose {
  const poses = where === 'gate' ? constants.eclipse : constants.views[where].moon
  return widthPx >= constants.layout.wideMinPx ? poses.wide : poses.narrow
}

/** Computes a pose in CSS px, into `out`: a frame allocates nothing. Right to left, it is on the other side. */
export function resolvePose(pose: Pose, widthPx: number, heightPx: number, out: PosePx): PosePx {
  out.x = (site.direction === 'rtl' ? 1 - pose.x : pose.x) * widthPx
  out.y = pose.y * heightPx
  out.radius = Math.min(pose.maxPx, Math.max(pose.minPx, pose.radius * Math.min(widthPx, heightPx)))
  out.follow = pose.follow
  return out
}
