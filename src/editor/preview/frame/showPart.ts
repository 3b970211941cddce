import { partOf, partSelector } from '../../../templates/engine/markup/partAttribute.ts'

/** Scrolls the frame to a part of the page, unless the part is missing or fully visible. @param part as in `links.3` */
export function showPart(part: string): void {
  const box = document.querySelector(partSelector(part))?.getBoundingClientRect()
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Centres the part in the window. If the part is taller than the window, their tops meet.
  scrollBy({
    top: box.top + Math.min(0, box.height - innerHeight) / 2,
    behavior: prefersReducedMotion ? 'instant' : 'smooth',
  })
}

/** True for a control of the page, such as a pause button. */
export function isPageControl(element: Element): boolean {
  return element.closest('button, input, audio, video') !== null
}

/** The part of a pressed element; null outside all parts, and for a control of the page. */
export function pressedPart(element: Element): string | null {
  return isPageControl(element) ? null : partOf(element)
}
