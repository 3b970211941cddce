import { type RefObject, useEffect } from 'react'
import type { Constants, View } from '../constants/schema.ts'
import { closingProgress } from './lastScreen.ts'
import { isMoonCovered } from './moonCover.ts'
import { followPageAreas, NO_AREAS } from './pageAreas.ts'
import { type PosePx, poseFor, resolvePose } from './pose.ts'

/** Hides the still moon while pictures cover it, and in the eclipse of the last screen. */
export function useStillMoon(
  placeRef: RefObject<HTMLElement | null>,
  constants: Constants,
  view: View,
  lastScreenTopPx: number | null,
): void {
  useEffect(() => {
    const pose: PosePx = { x: 0, y: 0, radius: 0, follow: 0 }
    let { pictures } = NO_AREAS
    const update = () => {
      const { x, y, radius, follow } = resolvePose(
        poseFor(constants, view, innerWidth),
        innerWidth,
        innerHeight,
        pose,
      )
      // As in the style sheet: the still moon scrolls with the page or not at all.
      const isCovered = isMoonCovered(x, y - Math.round(follow) * scrollY, radius, pictures, scrollY)
      const shown = isCovered ? 0 : 1 - closingProgress(lastScreenTopPx, scrollY, innerHeight)
      placeRef.current?.style.setProperty('--moon-shown', shown.toFixed(3))
    }
    update()
    const controller = new AbortController()
    const { signal } = controller
    followPageAreas((areas) => {
      pictures = areas.pictures
      update()
    }, signal)
    addEventListener('scroll', update, { passive: true, signal })
    addEventListener('resize', update, { passive: true, signal })
    return () => controller.abort()
  }, [placeRef, constants, view, lastScreenTopPx])
}
