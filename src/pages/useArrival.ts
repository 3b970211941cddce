import { useEffect, useRef } from 'react'
import { hashTarget } from '../lib/hashTarget.ts'
import { useScene } from '../scene/store.ts'
import { scrollToHash, stopSmoothScroll } from '../ui/smoothScroll.ts'
import { routeAt } from './lazyPages.ts'
import { arriveAtEntry } from './scrollMemory.ts'

/** Browsers do not find the text of an address such as `/#:~:text=moon` while the gate hides the page. */
function findTextAgain(): void {
  // `location.hash` leaves this part out.
  const [, directive] = /#(:~:text=.*)/.exec(performance.getEntriesByType('navigation')[0]?.name ?? '') ?? []
  if (directive) location.replace(`#${directive}`)
}

/**
 * Scrolls a new page to the target of the hash, or to its top. After Back or a reload, scrolls to the visitor's last position.
 * Moves focus to the target, or to the page's heading, so that keyboard and screen readers start there too. While the gate is
 * closed, the page stays at its top.
 */
export function useArrival(path: string, isGateOpen: boolean): void {
  // The path of the previous page; '' after a closed gate, null before the first page.
  const lastPath = useRef<string | null>(null)

  useEffect(() => {
    if (!isGateOpen) {
      // During hydration `isGateOpen` is the prerendered value, even if this address skips the gate.
      if (useScene.getState().phase === 'open') return
      if (location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
      lastPath.current = ''
      return
    }
    // The visitor may have gone to another page while this page rendered.
    const isCurrent = () => routeAt(location.pathname).path === path
    if (!isCurrent()) return
    // Focus stays on a first page without a gate, and on a page to which the visitor returns before another arrives.
    if (lastPath.current !== null && lastPath.current !== path) {
      const target = hashTarget(location.hash)
      target?.focus({ preventScroll: true })
      if (!target || document.activeElement !== target)
        document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
    }
    const isBehindGate = lastPath.current === ''
    const isFirst = !lastPath.current
    lastPath.current = path
    const savedTopPx = arriveAtEntry()
    if (isFirst && !location.hash && savedTopPx === null) {
      if (isBehindGate) findTextAgain()
      return
    }
    stopSmoothScroll()
    window.scrollTo({ top: savedTopPx ?? 0, behavior: 'instant' })
    if (!location.hash || savedTopPx !== null) return
    const { initialHashDelayMs } = useScene.getState().constants.scroll
    const timer = setTimeout(() => {
      if (isCurrent()) void scrollToHash(location.hash)
    }, initialHashDelayMs)
    return () => clearTimeout(timer)
  }, [path, isGateOpen])

  useEffect(() => {
    const onHashChange = () => {
      if (location.hash) void scrollToHash(location.hash)
    }
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
}
