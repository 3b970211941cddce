import { useEffect, useState } from 'react'
import { activeSection } from './activeSection.ts'
import { isScrolling } from './smoothScroll.ts'

/** A scroll has ended after this time without a scroll event, ms. Not every browser has `scrollend`. */
const SETTLED_AFTER_MS = 150

/**
 * Returns the id of the current section, and writes it into the hash of the address when scrolling ends. `replaceState`
 * adds no entry to the history and causes no jump.
 *
 * @param ids of the sections, in the order of the page; the same array on every render
 * @param isOpen false while the gate is closed: then there is no current section
 */
export function useActiveSection(ids: readonly string[], isOpen: boolean): string | null {
  const [active, setActive] = useState<string | null>(null)

  useEffect(() => {
    if (!isOpen) return
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
    const onScrollEnd = () => {
      // A late frame of a smooth scroll is not its end: the hash would name a section on the way.
      if (isScrolling()) {
        settling = setTimeout(onScrollEnd, SETTLED_AFTER_MS)
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
    const onScroll = () => {
      clearTimeout(settling)
      settling = setTimeout(onScrollEnd, SETTLED_AFTER_MS)
      update()
    }

    update()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(settling)
      cancelAnimationFrame(scheduled)
      removeEventListener('scroll', onScroll)
    }
  }, [ids, isOpen])

  return active
}
