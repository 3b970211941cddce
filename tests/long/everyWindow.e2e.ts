import { violations } from '../helpers/axe.ts'
import { applyTextSpacing, coveredShare, cutOff, overflowing } from '../helpers/layout.ts'
import { samplePages } from '../helpers/samplePages.ts'
import { expect, STILL_SKY, softly, test } from '../helpers/site.ts'

/** Widths of a large phone, a tablet and a wide screen, CSS px. `everyPage.e2e.ts` has the others, and the preferences. */
const WIDTHS_PX = [600, 768, 2560]

for (const { path } of samplePages)
  test(`${path} fits and is accessible on a large phone, a tablet and a wide screen`, async ({ site }) => {
    const { page } = site
    await site.open(`${path}${STILL_SKY}&motion=still`, { status: path.endsWith('/404') ? 404 : 200 })
    for (const width of WIDTHS_PX)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
        expect.soft(await violations(page)).toEqual([])
        await softly.poll(() => overflowing(page)).toEqual([])
        await softly.poll(() => cutOff(page)).toEqual([])
        const removeTextSpacing = await applyTextSpacing(site)
        await softly.poll(() => cutOff(page), 'with text spacing').toEqual([])
        await removeTextSpacing()
      })
    await test.step('a phone with text of twice the usual size', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const chromium = await page.context().newCDPSession(page)
      await chromium.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      await softly.poll(() => overflowing(page)).toEqual([])
      await softly.poll(() => cutOff(page)).toEqual([])
      expect.soft(await coveredShare(page)).toBeLessThan(1 / 3)
      await chromium.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    })
  })
