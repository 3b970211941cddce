import { useEffect, useState } from 'react'
import { activeSection } from './activeSection.ts'
import { isScrolling } from './smoothScroll.ts'

/** Replaces `scrollend` where the browser lacks it: the time without a scroll event. */
const SETTLED_AFTER_MS = 150

/**
 * Returns the current section, and writes it into the address' hash when scrolling ends. `replaceState` adds no entry to the
 * history and causes no jump.
 *
 * @param ids in the order of the page, the same array on every render
 * @param following false under the gate
 */
export function useActiveSection(ids: readonly string[], following: boolean): string | null {
  const [active, setActive] = useState<string | null>(null)

  useEffect(() => {
    if (!following) return
    const { pathname } = location
    let settling: ReturnType<typeof setTimeout> | undefined
    let scheduled = 0

    const current = () => {
      const boxes = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box ? [{ id, top: box.top }] : []
      })
      const scroller = document.documentElement
      const scrollable = scroller.scrollHeight > window.innerHeight
      const atEnd = scrollable && Math.ceil(window.scrollY + window.innerHeight) >= scroller.scrollHeight - 1
      return activeSection(boxes, window.innerHeight, atEnd)
    }
    const settled = () => {
      // A late frame during a scroll is not its end. The hash would be that of a section on the way.
      if (isScrolling()) {
        settling = setTimeout(settled, SETTLED_AFTER_MS)
        return
      }
      const id = current()
      const hash = id ? `#${id}` : ''
      // The path may be new while the next page still renders.
      if (hash !== location.hash && pathname === location.pathname)
        history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
    }
    const update = () => {
      scheduled ||= requestAnimationFrame(() => {
        scheduled = 0
        setActive(current())
      })
    }
    const scrolled = () => {
      clearTimeout(settling)
      settling = setTimeout(settled, SETTLED_AFTER_MS)
      update()
    }

    update()
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(settling)
      cancelAnimationFrame(scheduled)
      removeEventListener('scroll', scrolled)
    }
  }, [ids, following])

  return active
}
