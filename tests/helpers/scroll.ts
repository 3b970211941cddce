import type { Page } from 'playwright/test'
import { expect } from './site.ts'

/** CSS px between the middles of a section and the window, or between their tops if it is taller. @param id the section's */
export function distanceFromCentre(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const element = document.getElementById(name)
    const box = (
      element?.dataset.anchor === undefined ? element : element.nextElementSibling
    )?.getBoundingClientRect()
    if (!box) throw new Error(`no element with the id ${name}`)
    const freePx = Math.max(0, innerHeight - box.height)
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    const offsetPx = box.top - freePx / 2
    // A section near the page's end cannot scroll up to the middle. If all of it is visible there, it counts as centred.
    return isAtEnd && offsetPx > 0 && box.bottom <= innerHeight ? 0 : Math.abs(offsetPx)
  }, id)
}

/** Waits until a scroll has brought an element to the middle of the window. */
export function expectCentred(page: Page, id: string): Promise<void> {
  // By default, Playwright polls only once a second after the first tries.
  const options = { message: `#${id} is centred`, intervals: [100] }
  return expect.poll(() => distanceFromCentre(page, id), options).toBeLessThanOrEqual(2)
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

export function hashOf(page: Page): string {
  return new URL(page.url()).hash
}
