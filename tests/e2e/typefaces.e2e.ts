import { routes } from '../../src/routes.ts'
import { isSample } from '../helpers/sample.ts'
import { expect, QUIET, test } from '../helpers/site.ts'

/** Time for a page to be seen in its fallback typefaces, milliseconds. */
const LATE_MS = 1000
/** A word may end a few pixels elsewhere; a line that breaks elsewhere moves all below it, and counts more. */
const MOST_SHIFT = 0.002
/** What the fallbacks are drawn with: a system may have none of them. */
const LOCAL = ['Times New Roman Italic', 'Liberation Serif Italic', 'Noto Serif Italic']

for (const [screen, viewport] of Object.entries({
  'a phone': { width: 412, height: 823 },
  'a desktop': { width: 1350, height: 940 },
})) {
  test(`On ${screen} nothing moves when the typefaces come after the words`, async ({ site }) => {
    test.skip(!isSample, 'the fallbacks are as wide as the sample’s words')
    const { page } = site
    await page.setViewportSize(viewport)
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
    for (const { path } of routes) {
      await site.open(`${path}${QUIET}`)
      const hasLocal = await page.evaluate(
        (names) =>
          new FontFace('local', names.map((name) => `local("${name}")`).join()).load().then(
            () => true,
            () => false,
          ),
        LOCAL,
      )
      test.skip(!hasLocal, 'this system has no typeface to fall back to')
      await expect
        .poll(() =>
          page.evaluate(() => document.fonts.check('italic 500 16px "Cormorant Garamond Variable"')),
        )
        .toBe(true)
      await site.settled()
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const values: number[] = []
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                values.push((entry as PerformanceEntry & { value: number }).value)
            })
            observer.observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() =>
              setTimeout(() => resolve(values.reduce((sum, value) => sum + value, 0)), 100),
            )
          }),
      )
      expect(shift, path).toBeLessThan(MOST_SHIFT)
    }
  })
}
