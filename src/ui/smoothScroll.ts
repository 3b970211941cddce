import { easeInOut } from '../lib/easing.ts'
import { hashTarget } from '../lib/hashTarget.ts'
import { useScene } from '../scene/store.ts'

const STOP_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let stop: (() => void) | null = null

export function isScrolling(): boolean {
  return stop !== null
}

export function stopScroll(): void {
  stop?.()
}

/**
 * Scrolls the page over `scroll.durationMs`, or at once when motion is calm or still. Any input stops it.
 *
 * @param top target in CSS px from the page's top; called every frame, because the layout may change
 * @returns true when it arrived, false when it was stopped
 */
export function smoothScrollTo(top: () => number): Promise<boolean> {
  stopScroll()
  const { motion, constants } = useScene.getState()
  const { durationMs } = constants.scroll
  if (motion !== 'full' || durationMs === 0) {
    window.scrollTo({ top: top(), behavior: 'instant' })
    return Promise.resolve(true)
  }
  return new Promise((resolve) => {
    const from = window.scrollY
    const startedMs = performance.now()
    let frame = 0
    const end = (hasArrived: boolean) => {
      cancelAnimationFrame(frame)
      for (const type of STOP_EVENTS) removeEventListener(type, stopOnInput)
      stop = null
      resolve(hasArrived)
    }
    const stopOnInput = () => end(false)
    const step = (nowMs: number) => {
      const progress = Math.min(1, Math.max(0, (nowMs - startedMs) / durationMs))
      window.scrollTo({ top: from + (top() - from) * easeInOut(progress), behavior: 'instant' })
      if (progress < 1) frame = requestAnimationFrame(step)
      else end(true)
    }
    for (const type of STOP_EVENTS) addEventListener(type, stopOnInput, { passive: true })
    stop = stopOnInput
    frame = requestAnimationFrame(step)
  })
}

/** The scroll position that centres an element, or shows its top if it is taller than the viewport. Lengths are CSS px. */
export function centredTop(
  box: { top: number; height: number },
  scrollTop: number,
  viewportHeight: number,
): number {
  const spare = Math.max(0, viewportHeight - box.height)
  return Math.max(0, scrollTop + box.top - spare / 2)
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
