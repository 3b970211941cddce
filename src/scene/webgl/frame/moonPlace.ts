import { moonReturn } from '../../pose.ts'
import type { Look } from './look.ts'
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
export function placeMoon(frame: Omit<SkyFrame, 'moon'>, out: MoonPlace): void {
  const { look, parallax, snap, pixelRatio } = frame
  out.lightRadiusPx = lightRadiusPx(frame)
  scrollMoon(look, frame, out)
  out.x = snapped(look.x + parallax.x * PARALLAX_SHARE, pixelRatio, snap)
  out.y = snapped(out.y + parallax.y * PARALLAX_SHARE, pixelRatio, snap)
}

/** Writes the height in the window and the opacity to which the page's scroll has brought the moon of a look. */
export function scrollMoon(
  look: Look,
  frame: Omit<SkyFrame, 'moon'>,
  out: Pick<MoonPlace, 'y' | 'opacity'>,
): void {
  const { scrollPx, heightPx, constants } = frame
  // Null while the moon or its light is in the window.
  const returnProgress = moonReturn(look, lightRadiusPx(frame), scrollPx, heightPx)
  out.y = look.y - (returnProgress === null ? look.follow * scrollPx : 0)
  out.opacity =
    look.opacity * (returnProgress === null ? 1 : returnProgress * constants.moonlight.afterLeaving)
}

function lightRadiusPx({ widthPx, heightPx, constants }: Omit<SkyFrame, 'moon'>): number {
  return constants.moonlight.reach * Math.min(widthPx, heightPx)
}
