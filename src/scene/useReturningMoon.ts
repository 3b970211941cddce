import { type RefObject, useEffect } from 'react'
import type { Constants, View } from '../constants/schema.ts'
import { moonReturn, type PosePx, poseFor, resolvePose } from './pose.ts'

/**
 * Shows the still moon again, faintly and at its place, after it has scrolled away with the page.
 *
 * @param place the element that contains moon and moonlight
 * @param stargazing true while the moon has its full light, as at the top of the page
 */
export function useReturningMoon(
  place: RefObject<HTMLElement | null>,
  constants: Constants,
  view: View,
  stargazing: boolean,
): void {
  useEffect(() => {
    const pose: PosePx = { x: 0, y: 0, radius: 0, follow: 0 }
    const update = () => {
      const element = place.current
      if (!element) return
      resolvePose(poseFor(constants, view, innerWidth), innerWidth, innerHeight, pose)
      const lightPx = constants.moonlight.reach * Math.min(innerWidth, innerHeight)
      const returnShare = moonReturn(pose, lightPx, scrollY, innerHeight)
      element.toggleAttribute('data-returned', stargazing || returnShare !== null)
      const light = stargazing || returnShare === null ? 1 : returnShare * constants.moonlight.afterLeaving
      element.style.setProperty('--moon-shown', light.toFixed(3))
    }
    update()
    const controller = new AbortController()
    const passive = { passive: true, signal: controller.signal }
    addEventListener('scroll', update, passive)
    addEventListener('resize', update, passive)
    return () => controller.abort()
  }, [place, constants, view, stargazing])
}
