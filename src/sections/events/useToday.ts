import { useSyncExternalStore } from 'react'
import { localDay } from '../../lib/localDay.ts'

const subscribeToNothing = () => () => {}

/** The day for which the page was prerendered, from the attribute `data-day`. */
function prerenderedDay(): string {
  if (typeof document === 'undefined') return localDay()
  return document.querySelector<HTMLElement>('[data-day]')?.dataset.day ?? localDay()
}

/** Today, as in '2026-12-05'. React hydrates with the prerendered day, so that the HTML matches, and then shows today. */
export function useToday(): string {
  return useSyncExternalStore(subscribeToNothing, () => localDay(), prerenderedDay)
}
