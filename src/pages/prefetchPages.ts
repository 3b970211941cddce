import { BASE } from '../lib/base.ts'
import { loadPage } from './loadPage.ts'
import { routeAt } from './routeAt.ts'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches what a link within this tab leads to as soon as pointer, finger or focus is on it. */
export function fetchAhead(): void {
  const meant = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin || !link.pathname.startsWith(BASE)) return
    // Who cannot fetch it now finds out on pressing the link.
    loadPage(routeAt(link.pathname).page).catch(() => {})
  }
  for (const sign of SIGNS) addEventListener(sign, meant, { passive: true })
}
