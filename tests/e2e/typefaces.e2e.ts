import type { Page } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { TEMPLATE_IDS } from '../../src/templates/templateIds.ts'
import { repeatsPage } from '../helpers/longRun.ts'
import { isSample } from '../helpers/sample.ts'
import { expect, QUIET, test } from '../helpers/site.ts'

/** Time for a page to be seen in its fallback typefaces, milliseconds. */
const LATE_MS = 500
/** A word may end a few pixels elsewhere; a line that breaks elsewhere moves all below it, and counts more. */
const MOST_SHIFT = 0.005
/** What the fallbacks are drawn with. */
const LOCAL = ['Times New Roman Italic', 'Liberation Serif Italic', 'Noto Serif Italic']

const pages = [
  // One editor has the words of all.
  ...routes
    .filter((route) => route.page !== 'editor' || !repeatsPage(route))
    .map(({ path }) => `${path}${QUIET}`),
  ...TEMPLATE_IDS.map((id) => `/examples/${id}/`),
]

for (const [screen, viewport] of Object.entries({
  'a phone': { width: 412, height: 823 },
  'a desktop': { width: 1350, height: 940 },
})) {
  test(`On ${screen} nothing moves when the typefaces come after the words`, async ({ site }) => {
    const { page } = site
    test.skip(!isSample, 'the fallbacks are as wide as the sample’s words')
    test.skip(!(await hasFont(page, LOCAL)), 'this system has no typeface to fall back to')
    await page.setViewportSize(viewport)
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
    for (const path of pages) {
      await page.goto(site.at(path))
      await site.settled()
      expect(await layoutShift(page), path).toBeLessThan(MOST_SHIFT)
    }
  })
}

/** Whether the system has one of these fonts. */
function hasFont(page: Page, names: readonly string[]): Promise<boolean> {
  const source = names.map((name) => `local("${name}")`).join()
  return page.evaluate(
    (source) =>
      new FontFace('any', source).load().then(
        () => true,
        () => false,
      ),
    source,
  )
}

/** The sum of a page's layout shifts since it was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Entries of the past come in a task of their own.
        setTimeout(() => resolve(sum), 100)
      }),
  )
}
