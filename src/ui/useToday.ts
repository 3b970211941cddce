import { useSyncExternalStore } from 'react'
import { today } from '../lib/day.ts'

const NEVER_CHANGES = () => () => {}

/** The day for which the page was prerendered. The element that shows something of a day has it as `data-day`. */
function prerenderedDay(): string {
  if (typeof document === 'undefined') return today()
  return document.querySelector<HTMLElement>('[data-day]')?.dataset.day ?? today()
}

/** Today, as in '2026-12-05'. React hydrates with the prerendered day, so that both draw the same, and then shows today. */
export function useToday(): string {
  return useSyncExternalStore(NEVER_CHANGES, today, prerenderedDay)
}
