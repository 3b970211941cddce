import { backgroundColor, systemColor } from '../helpers/backgroundColor.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { reduceTransparency } from '../helpers/windows.ts'

test('The sky is hidden in forced colours and dim with more contrast, and panels are solid with less transparency', async ({
  site,
}) => {
  const { page } = site
  const panel = page.locator('#music + section a').first().locator('..')

  await test.step('in forced colours, the sky is hidden, and the gate can be read and opened', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await site.open('/?renderer=still&motion=still')
    await expect(site.gate).toBeVisible()
    await expect(page.locator('[data-still-sky]')).toBeHidden()
    const underline = await backgroundColor(page.getByText('Click to enter'), '::after')
    expect(underline, 'the focused gate has an underline').toBe(
      await systemColor(page.locator('body'), 'Highlight'),
    )
    await site.enter()
    await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
    await expect(site.heading).toHaveCSS('color', await systemColor(page.locator('body'), 'CanvasText'))
    await page.emulateMedia({ forcedColors: null })
    expect(await backgroundColor(panel)).toContain('rgba')
  })

  await test.step('with more contrast, the sky is dim and panels are solid', async () => {
    await page.emulateMedia({ contrast: 'more' })
    await expect(page.locator('[data-scene] > :has([data-still-sky])')).toHaveCSS('opacity', '0.2')
    expect(await backgroundColor(panel)).not.toContain('rgba')
    await page.emulateMedia({ contrast: null })
  })

  await test.step('with less transparency, panels are solid', async () => {
    const restoreTransparency = await reduceTransparency(page)
    expect(await backgroundColor(panel)).not.toContain('rgba')
    await restoreTransparency()
  })
})
