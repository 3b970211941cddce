import { useEffect } from 'react'
import { BASE } from '../lib/base.ts'
import { whenIdle } from '../lib/whenIdle.ts'
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
  if (!(link instanceof HTMLAnchorElement) || link.target) return
  // Links with `hreflang` lead to another language, which has its own router.
  if (link.origin !== location.origin || !link.pathname.startsWith(BASE) || link.hreflang) return
  // After a failure, a press on the link tries again.
  lazyPage(routeAt(link.pathname))
    .load()
    .catch(() => {})
}
