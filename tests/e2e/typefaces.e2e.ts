import type { Page } from 'playwright/test'
import { longRunIf } from '../helpers/longRun.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'

/** Delay of the typefaces, ms. Meanwhile the page shows its fallback fonts. */
const FONT_DELAY_MS = 500
/**
 * Limits of the layout shift. With the usual fonts, one paragraph may be a line longer, because no fallback font has
 * every letter as wide as the typeface has it: on a phone 28 px of 823 px. With other fonts more lines may break
 * elsewhere, and the shift must stay “good” by the Core Web Vitals.
 */
const MAX_SHIFT = { usual: 0.034, other: 0.1 }
/** Most visitors have a font of each list. */
const USUAL_FONTS = [
  ['Times New Roman Italic', 'Liberation Serif Italic'],
  ['Arial', 'Liberation Sans'],
]
const OTHER_FONTS = [
  ['Noto Serif Italic', 'DejaVu Serif Italic'],
  ['Roboto', 'Noto Sans', 'Noto Sans Regular', 'DejaVu Sans'],
]

/** One page of each kind, and one example. */
const FIRST_PAGES = ['/', '/media', '/shop', '/shop/1', '/editor/1', '/examples/1/']
// All editors have the same text, so one is enough.
const FURTHER_PAGES = ['/shop/2', '/shop/3', '/examples/2/', '/examples/3/']
const PHONE = { width: 412, height: 823 }
const DESKTOP = { width: 1350, height: 940 }

for (const { screen, viewport, paths, isLong } of [
  { screen: 'a phone', viewport: PHONE, paths: FIRST_PAGES, isLong: false },
  { screen: 'a phone, on the other pages,', viewport: PHONE, paths: FURTHER_PAGES, isLong: true },
  { screen: 'a desktop', viewport: DESKTOP, paths: [...FIRST_PAGES, ...FURTHER_PAGES], isLong: true },
])
  test(
    `On ${screen} the text moves less than the limit when the typefaces load after it`,
    longRunIf(isLong),
    async ({ site }) => {
      const { page } = site
      const hasUsualFonts = await hasFonts(page, USUAL_FONTS)
      const hasOtherFonts = await hasFonts(page, OTHER_FONTS)
      test.skip(!hasUsualFonts && !hasOtherFonts, 'this system lacks fallback fonts of the page')
      const maxShift = hasUsualFonts ? MAX_SHIFT.usual : MAX_SHIFT.other
      await page.setViewportSize(viewport)
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
        await route.continue()
      })
      for (const path of paths) {
        await page.goto(site.at(path.startsWith('/examples/') ? path : `${path}${STILL_SKY}`))
        await site.settled()
        expect(await layoutShift(page), path).toBeLessThan(maxShift)
      }
    },
  )

/** Whether the system has at least one font of each list. */
function hasFonts(page: Page, lists: readonly (readonly string[])[]): Promise<boolean> {
  const sources = lists.map((names) => names.map((name) => `local("${name}")`).join())
  return page.evaluate(
    (fontSources) =>
      Promise.all(fontSources.map((source) => new FontFace('any', source).load())).then(
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
