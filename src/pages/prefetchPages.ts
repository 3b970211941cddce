import { useEffect } from 'react'
import { afterFrame } from '../lib/afterFrame.ts'
import { BASE } from '../lib/base.ts'
import type { Route } from '../site/route.ts'
import { loadPage, routeAt } from './lazyPages.ts'

/** Events that show that the visitor may follow a link. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the page of a link when the link is pointed at, focused or touched. First the browser shows its answer to the event. */
export function usePrefetchedPages(): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (link) afterFrame(() => prefetch(link))
    }
    for (const event of INTENT_EVENTS) addEventListener(event, onIntent, { passive: true })
    return () => {
      for (const event of INTENT_EVENTS) removeEventListener(event, onIntent)
    }
  }, [])
}

function prefetch(link: HTMLAnchorElement): void {
  const route = routeToPrefetch(link, location.origin)
  // A failure is ignored: a press on the link tries again.
  if (route) loadPage(route).catch(() => {})
}

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target'>

/** The route of a link that opens a page of this site in the same tab; null for every other link, also one to a file. */
export function routeToPrefetch({ origin, pathname, target }: Link, ownOrigin: string): Route | null {
  if (target || origin !== ownOrigin || !pathname.startsWith(BASE)) return null
  const route = routeAt(pathname)
  return route.isNotFound ? null : route
}
