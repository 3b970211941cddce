import type { Page } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { TEMPLATE_IDS } from '../../src/site/templateFolders.ts'
import { repeatsPage } from '../helpers/longRun.ts'
import { isSample } from '../helpers/sample.ts'
import { expect, QUIET, test } from '../helpers/site.ts'

/** Time for which a page is visible in its fallback fonts, ms. */
const LATE_MS = 500
/**
 * With the fonts of most visitors, no line breaks at another place. Other fonts have wider or narrower letters, so a
 * line or two may break elsewhere and move everything below. Then the shift must stay “good” by the Core Web Vitals.
 * `unit/styles/fallbackFaces.test.ts` tests the widths themselves.
 */
const MAX_SHIFT = { usual: 0.005, other: 0.1 }
const USUAL = [
  ['Times New Roman Italic', 'Liberation Serif Italic'],
  ['Arial', 'Liberation Sans'],
]
const OTHER = [
  ['Noto Serif Italic', 'DejaVu Serif Italic'],
  ['Roboto', 'Noto Sans', 'Noto Sans Regular', 'DejaVu Sans'],
]

const pages = [
  // All editors have the same text, so one is enough.
  ...routes
    .filter((route) => route.page !== 'editor' || !repeatsPage(route))
    .map(({ path }) => `${path}${QUIET}`),
  ...TEMPLATE_IDS.map((id) => `/examples/${id}/`),
]

for (const [screen, viewport] of Object.entries({
  'a phone': { width: 412, height: 823 },
  'a desktop': { width: 1350, height: 940 },
})) {
  test(`On ${screen} nothing moves when the typefaces load after the text`, async ({ site }) => {
    const { page } = site
    test.skip(!isSample, 'the fallback fonts are adjusted to English text')
    const usual = await hasFonts(page, USUAL)
    test.skip(!usual && !(await hasFonts(page, OTHER)), 'this system has no typeface to fall back to')
    const most = usual ? MAX_SHIFT.usual : MAX_SHIFT.other
    await page.setViewportSize(viewport)
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
    for (const path of pages) {
      await page.goto(site.at(path))
      await site.settled()
      expect(await layoutShift(page), path).toBeLessThan(most)
    }
  })
}

/** True if the system has one font of each list. */
function hasFonts(page: Page, lists: readonly (readonly string[])[]): Promise<boolean> {
  const sources = lists.map((names) => names.map((name) => `local("${name}")`).join())
  return page.evaluate(
    (sources) =>
      Promise.all(sources.map((source) => new FontFace('any', source).load())).then(
        () => true,
        () => false,
      ),
    sources,
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
        // Buffered entries arrive in a separate task.
        setTimeout(() => resolve(sum), 100)
      }),
  )
}
