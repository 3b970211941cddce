import { useEffect } from 'react'
import { BASE } from '../lib/base.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { isNotFound, type Route } from '../routes.ts'
import { readVisitor } from '../scene/visitor.ts'
import { lazyPage, routeAt } from './loadPage.ts'

/** Events that show that the visitor may follow a link. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the page of a link when the link is pointed at, focused or touched. Once the gate is open and the browser is idle,
 * also loads the page of each link that becomes visible, unless the visitor saves data.
 */
export function usePrefetchedPages(path: string, isGateOpen: boolean): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => target instanceof Element && prefetch(target.closest('a'))
    for (const event of INTENT_EVENTS) addEventListener(event, onIntent, { passive: true })
    return () => {
      for (const event of INTENT_EVENTS) removeEventListener(event, onIntent)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings new links.
  useEffect(() => {
    if (!isGateOpen || readVisitor().savesData) return
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target)
    })
    const cancel = whenIdle(() => {
      for (const link of document.links) observer.observe(link)
    })
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [path, isGateOpen])
}

function prefetch(link: Element | null): void {
  const route = link instanceof HTMLAnchorElement ? routeToPrefetch(link, location.origin) : null
  // A failure is ignored: a press on the link tries again.
  if (route)
    lazyPage(route)
      .load()
      .catch(() => {})
}

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'hreflang'>

/** The route of a link that opens a page of this site in the same tab; null for every other link, also one to a file. */
export function routeToPrefetch(
  { origin, pathname, target, hreflang }: Link,
  ownOrigin: string,
): Route | null {
  // Links with `hreflang` lead to another language, which has its own router.
  if (target || hreflang || origin !== ownOrigin || !pathname.startsWith(BASE)) return null
  const route = routeAt(pathname)
  return isNotFound(route) ? null : route
}
