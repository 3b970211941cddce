import type { Page } from 'playwright/test'
import { violations } from '../helpers/axe.ts'
import { violationsWithEveryDisplaySetting } from '../helpers/displaySettings.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { expectedStops, tabThrough } from '../helpers/focus.ts'
import { expectLandmarks } from '../helpers/landmarks.ts'
import {
  applyTextSpacing,
  coveredShare,
  cutOff,
  overflowing,
  smallTargets,
  smallTexts,
} from '../helpers/layout.ts'
import { longRunIf, repeatsPage } from '../helpers/longRun.ts'
import { expectPrintedPage } from '../helpers/paper.ts'
import { prerenderedRoutes, statusOf } from '../helpers/prerendered.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { type Site, STILL_SKY } from '../helpers/site.ts'
import { hasGate, hasShareButton, text } from '../helpers/siteModules.ts'
import { DESKTOP, SMALL_PHONE, ZOOMED } from '../helpers/windows.ts'

/** The query of a page on which nothing moves. */
const STILL = `${STILL_SKY}&motion=still`
const WIDTHS_PX = [320, 390, 768, 1280, 2560, 3440]

/** Expects that Tab stops at every control, first at the skip link, and that each control is outlined and visible. */
async function expectEveryTabStop(page: Page): Promise<void> {
  const expected = await expectedStops(page)
  // A player has outlines and further tab stops of its own.
  const stops = (await tabThrough(page)).filter(({ isPlayer }) => !isPlayer)
  expect(stops[0]?.name).toBe(text.page.skip)
  expect(stops.map(({ controlIndex }) => controlIndex)).toEqual(
    expected.map(({ controlIndex }) => controlIndex),
  )
  expect(stops.filter(({ hasOutline, isVisible }) => !hasOutline || !isVisible)).toEqual([])
}

/** Expects that the skip link leads to the heading, and that Tab continues after the heading. */
async function expectSkipLink({ page, heading }: Site): Promise<void> {
  const skip = page.getByRole('link', { name: text.page.skip })
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

for (const route of prerenderedRoutes) {
  const status = statusOf(route)

  test(
    `${route.path} is complete and accessible in every window`,
    longRunIf(repeatsPage(route)),
    async ({ site }) => {
      // An editor has many controls.
      test.slow(route.page === 'editor')
      const { page } = site
      // The effects of an editor's preview would make the test slow.
      if (route.page === 'editor') await page.emulateMedia({ reducedMotion: 'reduce' })

      await test.step('It has its texts, links, pictures and landmarks', async () => {
        expect(await site.open(`${route.path}${STILL}`, { status })).toBe(status)
        await expectPage(site, route)
        await expectLandmarks(site)
      })

      await test.step('Tab stops at every control, each with an outline and visible, on a desktop and at 400 % zoom', async () => {
        // An editor's form has the same controls at every width.
        for (const window of route.page === 'editor' ? [ZOOMED] : [DESKTOP, ZOOMED]) {
          await page.setViewportSize(window)
          await site.open(`${route.path}${STILL}`, { status })
          // The share button appears a moment after the page.
          if (hasShareButton(route))
            await expect(page.getByRole('button', { name: text.share.share })).toBeVisible()
          await expectEveryTabStop(page)
        }
        await page.setViewportSize(DESKTOP)
        await expectSkipLink(site)
      })

      await test.step('Nothing extends beyond the side of a window of any width', async () => {
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
          expect(await overflowing(page), `at ${width} px`).toEqual([])
        }
      })

      await test.step('Texts and controls are large enough', async () => {
        for (const window of [DESKTOP, SMALL_PHONE]) {
          await page.setViewportSize(window)
          expect(await smallTargets(page), `${window.width} px wide`).toEqual([])
          expect(await smallTexts(page), `${window.width} px wide`).toEqual([])
        }
      })

      await test.step('No text is cut off at 400 % zoom or with wide text spacing', async () => {
        await page.setViewportSize(ZOOMED)
        expect(await cutOff(page)).toEqual([])
        expect(await coveredShare(page), 'no fixed element covers the text').toBe(0)
        const removeTextSpacing = await applyTextSpacing(site)
        for (const window of [DESKTOP, SMALL_PHONE, ZOOMED]) {
          await page.setViewportSize(window)
          expect(await cutOff(page), `${window.width} × ${window.height}`).toEqual([])
        }
        await removeTextSpacing()
      })

      await test.step('It has no accessibility violation with any display setting', async () => {
        expect(await violationsWithEveryDisplaySetting(page)).toEqual([])
      })
    },
  )

  test(
    `${route.path} is correct behind its gate and in print`,
    longRunIf(repeatsPage(route)),
    async ({ site }) => {
      await site.open(`${route.path}?renderer=still&motion=still`, { status })
      if (hasGate(route)) {
        await expect(site.gate).toBeVisible()
        expect(await violations(site.page)).toEqual([])
      }
      await expectPrintedPage(site)
    },
  )

  test.describe('Without a script,', () => {
    test.use({ javaScriptEnabled: false })

    test(`${route.path} is complete`, longRunIf(repeatsPage(route)), async ({ site }) => {
      expect(await site.open(`${route.path}?gate=open`, { status })).toBe(status)
      await expectPage(site, route)
      await expectLandmarks(site)
    })
  })
}
