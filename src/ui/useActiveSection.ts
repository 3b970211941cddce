import { useEffect, useState } from 'react'
import { hashTarget } from '../lib/hashTarget.ts'
import { isSmoothScrolling } from './smoothScroll.ts'

/** A scroll counts as ended after this time without a scroll event, ms. Not every browser has `scrollend`. */
const SETTLED_AFTER_MS = 150

/**
 * Returns the id of the current section, null if there is none. When scrolling ends, writes the id into the hash of the
 * address, or removes the hash. `replaceState` adds no entry to the history and causes no jump.
 *
 * @param ids of the sections, in the order of the page; the same array on every render
 * @param isGateOpen false while the gate is closed: then there is no current section
 */
export function useActiveSection(ids: readonly string[], isGateOpen: boolean): string | null {
  const [activeId, setActiveId] = useState<string | null>(null)

  useEffect(() => {
    if (!isGateOpen) return
    const { pathname } = location
    let settleTimer: ReturnType<typeof setTimeout> | undefined
    let frame = 0

    const findCurrent = () => {
      const boxes = ids.flatMap((id) => {
        const box = hashTarget(id)?.getBoundingClientRect()
        return box ? [{ id, top: box.top }] : []
      })
      const scroller = document.documentElement
      const isScrollable = scroller.scrollHeight > window.innerHeight
      const isAtEnd =
        isScrollable && Math.ceil(window.scrollY + window.innerHeight) >= scroller.scrollHeight - 1
      return activeSection(boxes, window.innerHeight, isAtEnd)
    }
    const onScrollEnd = () => {
      // A late frame makes a smooth scroll seem to have ended. The hash would then name a section on the way.
      if (isSmoothScrolling()) {
        settleTimer = setTimeout(onScrollEnd, SETTLED_AFTER_MS)
        return
      }
      const id = findCurrent()
      const hash = id ? `#${id}` : ''
      // The address may have the next page's path while this page is still on screen.
      if (hash !== location.hash && pathname === location.pathname)
        history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
    }
    const update = () => {
      if (frame !== 0) return
      frame = requestAnimationFrame(() => {
        frame = 0
        setActiveId(findCurrent())
      })
    }
    const onScroll = () => {
      clearTimeout(settleTimer)
      settleTimer = setTimeout(onScrollEnd, SETTLED_AFTER_MS)
      update()
    }

    update()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(settleTimer)
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [ids, isGateOpen])

  return activeId
}

/**
 * Finds the section at the middle of the viewport, or the last one above it. At the end of the page: the last section.
 *
 * @param boxes the sections in the order of the page; `top` is in CSS px from the viewport's top
 * @param isAtEnd true when the page is scrolled to its end
 * @returns the section's id; null above the first section, or without sections
 */
export function activeSection(
  boxes: readonly { readonly id: string; readonly top: number }[],
  viewportHeight: number,
  isAtEnd: boolean,
): string | null {
  const last = boxes.at(-1)
  if (isAtEnd && last) return last.id
  const middle = viewportHeight / 2
  return boxes.findLast((box) => box.top <= middle)?.id ?? null
}
