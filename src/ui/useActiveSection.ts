import { useEffect, useState } from 'react'
import { activeSection } from './activeSection.ts'
import { isScrolling } from './smoothScroll.ts'

/** Milliseconds without a scroll after which scrolling has settled, where the browser has no `scrollend`. */
const SETTLED_AFTER_MS = 150

/**
 * Follows which section the reader is at, and keeps the address' hash in step once scrolling settles: by
 * `replaceState`, so that the history is never flooded and the page never jumps.
 *
 * @param ids the sections' ids, in the order of the page; the same array on every render
 * @param following false while nothing should be followed, as under the gate
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
      // A frame that came late is not the end of a scroll: its hash would be that of a section on the way.
      if (isScrolling()) {
        settling = setTimeout(settled, SETTLED_AFTER_MS)
        return
      }
      const id = current()
      const hash = id ? `#${id}` : ''
      // A link may have changed the path while the next page still renders.
      if (hash !== location.hash && pathname === location.pathname)
        history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
    }
    // In the next frame, when the layout is up to date.
    const look = () => {
      scheduled ||= requestAnimationFrame(() => {
        scheduled = 0
        setActive(current())
      })
    }
    const scrolled = () => {
      clearTimeout(settling)
      settling = setTimeout(settled, SETTLED_AFTER_MS)
      look()
    }

    look()
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(settling)
      cancelAnimationFrame(scheduled)
      removeEventListener('scroll', scrolled)
    }
  }, [ids, following])

  return active
}
