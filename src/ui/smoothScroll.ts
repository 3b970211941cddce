import { easeInOut } from '../lib/easing.ts'
import { hashTarget } from '../lib/hashTarget.ts'
import { useScene } from '../scene/store.ts'

const STOP_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let stopCurrent: (() => void) | null = null

export function isSmoothScrolling(): boolean {
  return stopCurrent !== null
}

export function stopSmoothScroll(): void {
  stopCurrent?.()
}

/**
 * Scrolls the page over `scroll.durationMs`, or at once when motion is calm or still. `STOP_EVENTS` stop the scroll.
 *
 * @param targetTop returns the target, CSS px from the page's top; called every frame, because the layout may change
 * @returns true when the page is at the target, false when the scroll was stopped
 */
export function smoothScrollTo(targetTop: () => number): Promise<boolean> {
  stopSmoothScroll()
  const { motion, constants } = useScene.getState()
  const { durationMs } = constants.scroll
  if (motion !== 'full' || durationMs === 0) {
    window.scrollTo({ top: targetTop(), behavior: 'instant' })
    return Promise.resolve(true)
  }
  return new Promise((resolve) => {
    const startTop = window.scrollY
    const startedMs = performance.now()
    let frame = 0
    const end = (hasArrived: boolean) => {
      cancelAnimationFrame(frame)
      for (const type of STOP_EVENTS) removeEventListener(type, stopOnInput)
      stopCurrent = null
      resolve(hasArrived)
    }
    const stopOnInput = () => end(false)
    const step = (nowMs: number) => {
      // The time of the first frame may be before `startedMs`.
      const progress = Math.min(1, Math.max(0, (nowMs - startedMs) / durationMs))
      window.scrollTo({ top: startTop + (targetTop() - startTop) * easeInOut(progress), behavior: 'instant' })
      if (progress < 1) frame = requestAnimationFrame(step)
      else end(true)
    }
    for (const type of STOP_EVENTS) addEventListener(type, stopOnInput, { passive: true })
    stopCurrent = stopOnInput
    frame = requestAnimationFrame(step)
  })
}

/**
 * The scroll position that centres an element, or shows its top if it is taller than the viewport. Lengths are CSS px,
 * `box.top` from the top of the viewport.
 */
export function centredTop(
  box: { top: number; height: number },
  scrollTop: number,
  viewportHeight: number,
): number {
  const spareHeight = Math.max(0, viewportHeight - box.height)
  return Math.max(0, scrollTop + box.top - spareHeight / 2)
}

/** Scrolls to the target of a hash and centres it. Without a target the page stays, and the console has a warning. */
export function scrollToHash(hash: string): Promise<boolean> {
  const target = hashTarget(hash)
  if (!target) {
    console.warn('target Element not found')
    return Promise.resolve(false)
  }
  return smoothScrollTo(() => centredTop(target.getBoundingClientRect(), window.scrollY, window.innerHeight))
}
