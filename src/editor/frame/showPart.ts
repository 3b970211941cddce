import { markOf, markSelector } from '../../templates/marks.ts'

/**
 * Scrolls to a part of the page, unless it is missing or fully visible. The outer window does not scroll.
 *
 * @param part the mark of its elements, as `partOfField` gives it
 */
export function showPart(part: string): void {
  const box = document.querySelector(markSelector(part))?.getBoundingClientRect()
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({
    top: box.top + Math.min(0, box.height - innerHeight) / 2,
    behavior: isCalm ? 'instant' : 'smooth',
  })
}

/** The mark of what was pressed; null for a place that shows no field, or for a control of the page's own. */
export function pressedPart(pressed: Element): string | null {
  return pressed.closest('button, summary, input, audio, video') ? null : markOf(pressed)
}
