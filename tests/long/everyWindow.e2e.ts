import type { Page } from 'playwright/test'
import { violations } from '../helpers/axe.ts'
import { applyTextSpacing, cutOff, overflowing } from '../helpers/layout.ts'
import { repeatsPage } from '../helpers/longRun.ts'
import { prerenderedRoutes, statusOf } from '../helpers/prerendered.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { reduceTransparency } from '../helpers/windows.ts'

const WIDTHS_PX = [320, 390, 600, 768, 1280, 2560, 3440]

/** The preferences of a visitor. They are applied in this order, and each `apply` resets the previous preference. */
const preferences: readonly { name: string; apply: (page: Page) => Promise<unknown> }[] = [
  { name: 'no preference', apply: async () => {} },
  { name: 'less motion', apply: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { name: 'more contrast', apply: (page) => page.emulateMedia({ reducedMotion: null, contrast: 'more' }) },
  { name: 'forced colours', apply: (page) => page.emulateMedia({ contrast: null, forcedColors: 'active' }) },
]

/** The mistakes of a page in windows of every width. */
async function mistakesInEveryWindow(page: Page): Promise<string[]> {
  const allMistakes: string[] = []
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    const mistakes = [...(await overflowing(page)), ...(await cutOff(page)), ...(await violations(page))]
    allMistakes.push(...mistakes.map((mistake) => `at ${width} px: ${mistake}`))
  }
  return allMistakes
}

for (const route of prerenderedRoutes.filter((candidate) => !repeatsPage(candidate)))
  test(`${route.path} fits every window and is accessible with every preference, and fits with text spacing`, async ({
    site,
  }) => {
    await site.open(`${route.path}${STILL_SKY}&motion=still`, { status: statusOf(route) })
    for (const { name, apply } of preferences) {
      await apply(site.page)
      expect(await mistakesInEveryWindow(site.page), name).toEqual([])
    }
    await site.page.emulateMedia({ forcedColors: null })
    const restoreTransparency = await reduceTransparency(site.page)
    expect(await mistakesInEveryWindow(site.page), 'less transparency').toEqual([])
    await restoreTransparency()
    await applyTextSpacing(site)
    for (const width of WIDTHS_PX) {
      await site.page.setViewportSize({ width, height: 800 })
      expect(await cutOff(site.page), `with text spacing, at ${width} px`).toEqual([])
    }
  })
