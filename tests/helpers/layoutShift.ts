import type { Page } from 'playwright/test'

/** Delay of the typefaces, ms. Meanwhile the page shows its fallback fonts. */
const FONT_DELAY_MS = 500

/** The limit of a “good” layout shift in the Core Web Vitals. */
export const GOOD_SHIFT = 0.1

/** Lets the page show its text before its typefaces load. @returns a function that ends the delay */
export async function delayTypefaces(page: Page): Promise<() => Promise<void>> {
  const files = /\.woff2$/
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
    await route.continue()
  })
  return () => page.unroute(files)
}

/** The sum of a page's layout shifts since it was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries arrive in a separate task.
        setTimeout(() => resolve(sum), 100)
      }),
  )
}
