import type { PagePart } from '../preview/partOfField.ts'

/** Scrolls to a part of the page, unless all of it is in sight. The window around this one stays where it is. */
export function showPart({ selector, index }: PagePart): void {
  const box = document.querySelectorAll(selector)[index]?.getBoundingClientRect()
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({
    top: box.top + Math.min(0, box.height - innerHeight) / 2,
    behavior: isCalm ? 'instant' : 'smooth',
  })
}
