import type { Page } from 'playwright/test'
import { violationsWithEveryDisplaySetting } from '../helpers/displaySettings.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { expectedStops, focusTop, tabThrough } from '../helpers/focus.ts'
import { expectLandmarks } from '../helpers/landmarks.ts'
import {
  applyTextSpacing,
  coveredShare,
  cutOff,
  overflowing,
  smallTargets,
  smallTexts,
} from '../helpers/layout.ts'
import { delayTypefaces, GOOD_SHIFT, layoutShift } from '../helpers/layoutShift.ts'
import { expectPrintedPage } from '../helpers/paper.ts'
import { samplePages } from '../helpers/samplePages.ts'
import { expect, type Site, STILL_SKY, softly, test } from '../helpers/site.ts'
import { DESKTOP, SMALL_PHONE, TOUCH_PHONE, ZOOMED } from '../helpers/windows.ts'

/** The query of a page on which nothing moves. */
const STILL = `${STILL_SKY}&motion=still`
const WIDTHS_PX = [320, 390, 768, 1280, 2560, 3440]

/** Expects that Tab stops at every control, first at the skip link, and that each control is outlined and visible. */
async function expectEveryTabStop(page: Page): Promise<void> {
  const expected = await expectedStops(page)
  // A player has outlines and further tab stops of its own.
  const stops = (await tabThrough(page)).filter(({ isPlayer }) => !isPlayer)
  expect(stops[0]?.name).toBe('Skip to content')
  expect(stops.map(({ controlIndex }) => controlIndex)).toEqual(
    expected.map(({ controlIndex }) => controlIndex),
  )
  expect(stops.filter(({ hasOutline, isVisible }) => !hasOutline || !isVisible)).toEqual([])
}

/** Expects that the skip link leads to the heading, and that Tab continues after the heading. */
async function expectSkipLink({ page, heading }: Site): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.keyboard.press('Tab')
  const isAfterHeading = await heading.evaluate(
    (h1) => h1.compareDocumentPosition(document.activeElement ?? h1) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(isAfterHeading).toBe(true)
}

// The page of an unknown template has the parts and the styles of '/404'. `tests/built` reads its texts.
for (const samplePage of samplePages.filter(({ path }) => path !== '/shop/404'))
  test(`${samplePage.path} is complete and accessible in every window and on paper`, async ({ site }) => {
    const { page } = site
    const { path } = samplePage
    const isEditor = path.startsWith('/editor/')
    const isMissing = path.endsWith('/404')
    // An editor has many controls, and the effects of its preview would make the test slow.
    test.slow(isEditor)
    if (isEditor) await page.emulateMedia({ reducedMotion: 'reduce' })

    await test.step('Its text moves less than the limit when the typefaces load after it', async () => {
      const status = isMissing ? 404 : 200
      await page.setViewportSize(TOUCH_PHONE.viewport)
      const endDelay = await delayTypefaces(page)
      expect(await site.open(`${path}${STILL}`, { status })).toBe(status)
      await site.settled()
      expect.soft(await layoutShift(page)).toBeLessThan(GOOD_SHIFT)
      await endDelay()
      await page.setViewportSize(DESKTOP)
    })

    await test.step('It has its texts, links, pictures and landmarks', async () => {
      await expectPage(site, samplePage)
      // An editor has no footer.
      await expectLandmarks(site, !isEditor)
    })

    await test.step('Tab stops at every control, each with an outline and visible, on a desktop and at 400 % zoom', async () => {
      // The share button appears a moment after the page.
      if (!isEditor && !isMissing)
        await expect(page.getByRole('button', { name: 'Share this page' })).toBeVisible()
      // An editor's form has the same controls at every width.
      for (const window of isEditor ? [ZOOMED] : [DESKTOP, ZOOMED]) {
        await page.setViewportSize(window)
        // A narrow window has other controls for the preview.
        if (isEditor) await page.locator('[data-docked]').waitFor({ state: 'attached' })
        await focusTop(page)
        await expectEveryTabStop(page)
      }
      await page.setViewportSize(DESKTOP)
      await expectSkipLink(site)
    })

    await test.step('It can be printed', async () => {
      await expectPrintedPage(site)
      await page.emulateMedia({ media: null })
    })

    await test.step('Nothing extends beyond the side of a window of any width', async () => {
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
        await softly.poll(() => overflowing(page), `at ${width} px`).toEqual([])
      }
    })

    await test.step('Texts and controls are large enough', async () => {
      for (const window of [DESKTOP, SMALL_PHONE, ZOOMED]) {
        await page.setViewportSize(window)
        const size = `${window.width} × ${window.height}`
        await softly.poll(() => smallTargets(page), size).toEqual([])
        await softly.poll(() => smallTexts(page), size).toEqual([])
      }
    })

    await test.step('No text is cut off at 400 % zoom or with wide text spacing', async () => {
      await page.setViewportSize(ZOOMED)
      await softly.poll(() => cutOff(page)).toEqual([])
      expect.soft(await coveredShare(page), 'no fixed element covers the text').toBe(0)
      const removeTextSpacing = await applyTextSpacing(site)
      for (const window of [DESKTOP, SMALL_PHONE, ZOOMED]) {
        await page.setViewportSize(window)
        await softly.poll(() => cutOff(page), `${window.width} × ${window.height}`).toEqual([])
      }
      await removeTextSpacing()
    })

    await test.step('It has no accessibility violation with any display setting', async () => {
      expect.soft(await violationsWithEveryDisplaySetting(page)).toEqual([])
    })
  })
