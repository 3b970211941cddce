import { moonReturn } from '../../pose.ts'
import { snapped } from './pixelSnap.ts'
import type { SkyFrame } from './skyFrame.ts'

/** Parallax of the moon, share of the nearest stars' parallax. Less than any star's, so that the moon looks farther. */
const PARALLAX_SHARE = 0.25

export interface MoonPlace {
  /** The disc's centre, CSS px of the window. */
  x: number
  y: number
  opacity: number
  /** Radius of the moonlight, CSS px. */
  lightRadiusPx: number
}

/** Computes the moon's place in a frame. Writes into `out`, so that a frame allocates nothing. */
export function placeMoon(
  { look, parallax, snap, scrollPx, widthPx, heightPx, pixelRatio, constants }: Omit<SkyFrame, 'moon'>,
  out: MoonPlace,
): void {
  const { reach, afterLeaving } = constants.moonlight
  out.lightRadiusPx = reach * Math.min(widthPx, heightPx)
  // Null while the moon or its light is in the window.
  const returnProgress = moonReturn(look, out.lightRadiusPx, scrollPx, heightPx)
  const scrolledPx = returnProgress === null ? look.follow * scrollPx : 0
  out.x = snapped(look.x + parallax.x * PARALLAX_SHARE, pixelRatio, snap)
  out.y = snapped(look.y + parallax.y * PARALLAX_SHARE - scrolledPx, pixelRatio, snap)
  out.opacity = look.opacity * (returnProgress === null ? 1 : returnProgress * afterLeaving)
}
