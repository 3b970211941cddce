import type { Page } from 'playwright/test'

/**
 * The distance of an element's middle from the window's middle, CSS px. For an element taller than the window: the
 * distance of the tops.
 */
export function distanceFromCentre(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const box = document.getElementById(name)?.getBoundingClientRect()
    if (!box) throw new Error(`no element with the id ${name}`)
    const spare = Math.max(0, innerHeight - box.height)
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    const off = box.top - spare / 2
    // The last sections cannot reach the middle, because the page ends.
    return isAtEnd && off > 0 && box.bottom <= innerHeight ? 0 : Math.abs(off)
  }, id)
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

export function hashOf(page: Page): string {
  return new URL(page.url()).hash
}
