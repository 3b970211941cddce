import type { Page } from 'playwright/test'
import { delayTypefaces, GOOD_SHIFT, layoutShift } from '../helpers/layoutShift.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'

/**
 * Limits of the layout shift. With the usual fonts, one paragraph may be a line longer, because no fallback font has
 * every letter as wide as the typeface has it: on a phone 28 px of 823 px. With other fonts more lines may break
 * elsewhere, and the shift must stay “good” by the Core Web Vitals.
 */
const MAX_SHIFT = { usual: 0.034, other: GOOD_SHIFT }
/** Most visitors have a font of each list. */
const USUAL_FONTS = [
  ['Times New Roman Italic', 'Liberation Serif Italic'],
  ['Arial', 'Liberation Sans'],
]
const OTHER_FONTS = [
  ['Noto Serif Italic', 'DejaVu Serif Italic'],
  ['Roboto', 'Noto Sans', 'Noto Sans Regular', 'DejaVu Sans'],
]

// All editors have the same text, so one is enough. `everyPage.e2e.ts` checks one page of each kind with the fonts of the tests.
const PATHS = [
  '/',
  '/media',
  '/shop',
  '/shop/1',
  '/shop/2',
  '/shop/3',
  '/editor/1',
  '/examples/1/',
  '/examples/2/',
  '/examples/3/',
]
const PHONE = { width: 412, height: 823 }
const DESKTOP = { width: 1350, height: 940 }

for (const { screen, viewport } of [
  { screen: 'a phone', viewport: PHONE },
  { screen: 'a desktop', viewport: DESKTOP },
])
  test(
    `On ${screen} the text moves less than the limit when the typefaces load after it`,
    LONG_RUN,
    async ({ site }) => {
      const { page } = site
      const hasUsualFonts = await hasFonts(page, USUAL_FONTS)
      const hasOtherFonts = await hasFonts(page, OTHER_FONTS)
      test.skip(!hasUsualFonts && !hasOtherFonts, 'this system lacks fallback fonts of the page')
      const maxShift = hasUsualFonts ? MAX_SHIFT.usual : MAX_SHIFT.other
      await page.setViewportSize(viewport)
      await delayTypefaces(page)
      for (const path of PATHS) {
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
