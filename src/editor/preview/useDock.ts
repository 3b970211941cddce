import { type RefObject, useLayoutEffect } from 'react'
import { visibleEdges } from '../bars.ts'
import { useSession } from '../session.ts'
import { dockTop } from './dockTop.ts'

/** Moves the docked preview away from the focused field, the keyboard and toasts, and hides it if there is no space for it. */
export function useDock(dock: RefObject<HTMLElement | null>, isDocked: boolean): void {
  const { notices } = useSession()
  // A layout effect, so that it does not move after the first paint.
  useLayoutEffect(() => {
    const element = dock.current
    if (!element || !isDocked) return
    const controller = new AbortController()
    const { signal } = controller
    let animationFrameId = 0
    const place = () => {
      animationFrameId = 0
      const active = document.activeElement
      const field = active?.matches('input, textarea, select') ? active.getBoundingClientRect() : null
      const edges = visibleEdges()
      const toastTop = document.querySelector('[data-toast]')?.getBoundingClientRect().top ?? edges.bottom
      const bottom = Math.min(edges.bottom, toastTop)
      const top = dockTop({ ...edges, bottom }, element.offsetHeight, field)
      element.style.top = `${top ?? 0}px`
      element.style.visibility = top === null ? 'hidden' : ''
    }
    const schedule = () => {
      animationFrameId ||= requestAnimationFrame(place)
    }
    place()
    for (const event of ['focusin', 'focusout', 'scroll', 'resize', 'input', 'toggle'])
      addEventListener(event, schedule, { signal, capture: true, passive: true })
    // In the next frame, the toast is there or gone.
    signal.addEventListener('abort', notices.subscribe(schedule))
    for (const event of ['resize', 'scroll']) visualViewport?.addEventListener(event, schedule, { signal })
    return () => {
      controller.abort()
      cancelAnimationFrame(animationFrameId)
      element.style.top = ''
      element.style.visibility = ''
    }
  }, [dock, isDocked, notices])
}
