import { useSyncExternalStore } from 'react'
import { localDay } from '../lib/localDay.ts'

const NEVER_CHANGES = () => () => {}

/** The day for which the page was prerendered. Elements that depend on it have the attribute `data-day`. */
function prerenderedDay(): string {
  if (typeof document === 'undefined') return localDay()
  return document.querySelector<HTMLElement>('[data-day]')?.dataset.day ?? localDay()
}

/** Today, as in '2026-12-05'. React hydrates with the prerendered day, so that the HTML is the same, and then shows today. */
export function useToday(): string {
  return useSyncExternalStore(NEVER_CHANGES, () => localDay(), prerenderedDay)
}
