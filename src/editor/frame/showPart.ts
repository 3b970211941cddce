import { markOf, markSelector } from '../../templates/marks.ts'

/**
 * Scrolls to a part of the page, unless it is missing or fully visible. The outer window does not scroll.
 *
 * @param part the mark of its elements (see `templates/marks.ts`), as in `links.3`
 */
export function showPart(part: string): void {
  const box = document.querySelector(markSelector(part))?.getBoundingClientRect()
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Centres the part in the window. For a part that is higher than the window, shows its top.
  scrollBy({
    top: box.top + Math.min(0, box.height - innerHeight) / 2,
    behavior: isCalm ? 'instant' : 'smooth',
  })
}

/** The mark of the part that was pressed; null outside all parts, and for a control of the page, such as its pause. */
export function pressedPart(pressed: Element): string | null {
  return pressed.closest('button, input, audio, video') ? null : markOf(pressed)
}
