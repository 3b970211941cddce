import { type RefObject, useEffect } from 'react'
import type { Constants, View } from '../constants/schema.ts'
import { closingProgress } from './lastScreen.ts'
import { moonReturn, type PosePx, poseFor, resolvePose } from './pose.ts'

/** Shows the still moon faintly at its place again after it has scrolled away. In the eclipse of the last screen it is gone. */
export function useReturningMoon(
  placeRef: RefObject<HTMLElement | null>,
  constants: Constants,
  view: View,
  lastScreenTopPx: number | null,
): void {
  useEffect(() => {
    const pose: PosePx = { x: 0, y: 0, radius: 0, follow: 0 }
    const update = () => {
      const element = placeRef.current
      if (!element) return
      resolvePose(poseFor(constants, view, innerWidth), innerWidth, innerHeight, pose)
      // As in the style sheet: the still moon scrolls with the page or not at all.
      pose.follow = Math.round(pose.follow)
      const lightRadiusPx = constants.moonlight.reach * Math.min(innerWidth, innerHeight)
      // Null while the moon or its light is still in the window.
      const returnProgress = moonReturn(pose, lightRadiusPx, scrollY, innerHeight)
      element.toggleAttribute('data-returned', returnProgress !== null)
      const light = returnProgress === null ? 1 : returnProgress * constants.moonlight.afterLeaving
      const remaining = 1 - closingProgress(lastScreenTopPx, scrollY, innerHeight)
      element.style.setProperty('--moon-shown', (light * remaining).toFixed(3))
    }
    update()
    const controller = new AbortController()
    const passive = { passive: true, signal: controller.signal }
    addEventListener('scroll', update, passive)
    addEventListener('resize', update, passive)
    return () => controller.abort()
  }, [placeRef, constants, view, lastScreenTopPx])
}
