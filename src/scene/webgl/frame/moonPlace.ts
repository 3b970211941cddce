import { isMoonCovered } from '../../moonCover.ts'
import { hasScrolledAway } from '../../pose.ts'
import type { Look } from './look.ts'
import { snapped } from './pixelSnap.ts'
import type { MoonPlace, SkyFrame } from './skyFrame.ts'

/** Parallax of the moon, share of the nearest stars' parallax. Less than any star's, so that the moon looks farther. */
const PARALLAX_SHARE = 0.25
/** Time in which the moon fades out behind pictures, and in again. */
const FADE_S = 0.4

/** Computes the moon's place in a frame, which allocates nothing. @param deltaS since the last frame, s */
export function placeMoon(frame: SkyFrame, deltaS: number): void {
  const { look, parallax, snap, pixelRatio, moon } = frame
  moon.lightRadiusPx = lightRadiusPx(frame)
  scrollMoon(look, frame, moon)
  moon.x = snapped(look.x + parallax.x * PARALLAX_SHARE, pixelRatio, snap)
  moon.y = snapped(moon.y + parallax.y * PARALLAX_SHARE, pixelRatio, snap)
  fadeMoon(frame, deltaS)
  moon.opacity *= moon.shown
}

/** Writes the height in the window and the opacity to which the page's scroll has brought the moon of a look. */
export function scrollMoon(look: Look, frame: SkyFrame, out: Pick<MoonPlace, 'y' | 'opacity'>): void {
  const { scrollPx } = frame
  // From its old place in the window a moon that has scrolled away becomes the eclipse of the last screen.
  const isAway = hasScrolledAway(look, lightRadiusPx(frame), scrollPx)
  out.y = look.y - (isAway ? 0 : look.follow * scrollPx)
  out.opacity = isAway ? 0 : look.opacity
}

/** Fades the moon out while pictures cover it, and in again. The eclipse of the last screen stays. */
function fadeMoon({ moon, look, page, scrollPx, closing, steppedS }: SkyFrame, deltaS: number): void {
  const isCovered =
    closing.progress === 0 && isMoonCovered(moon.x, moon.y, look.radius, page.pictures, scrollPx)
  const change = (isCovered ? -1 : 1) * (steppedS === null ? 1 : deltaS / FADE_S)
  moon.shown = Math.min(1, Math.max(0, moon.shown + change))
}

function lightRadiusPx({ widthPx, heightPx, constants }: SkyFrame): number {
  return constants.moonlight.reach * Math.min(widthPx, heightPx)
}
