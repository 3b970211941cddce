import { backgroundColor, systemColor } from '../helpers/backgroundColor.ts'
import { sectionLink } from '../helpers/content.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { text } from '../helpers/siteModules.ts'
import { reduceTransparency } from '../helpers/windows.ts'

const STILL_RENDERER_AND_MOTION = '?renderer=still&motion=still'

test.describe('In forced colours,', () => {
  test('the sky is hidden, and the gate can be read and opened', async ({ site }) => {
    needs('gate')
    const { page } = site
    await page.emulateMedia({ forcedColors: 'active' })
    await site.open(`/${STILL_RENDERER_AND_MOTION}`)
    await expect(site.gate).toBeVisible()
    await expect(page.locator('[data-still-sky]')).toBeHidden()
    const underline = await backgroundColor(page.getByText(text.gate.enter), '::after')
    expect(underline, 'the focused gate has an underline').toBe(
      await systemColor(page.locator('body'), 'Highlight'),
    )
    await site.enter()
    await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
    await expect(site.heading).toHaveCSS('color', await systemColor(page.locator('body'), 'CanvasText'))
  })

  test('the chosen motion and the current section are marked', async ({ site }) => {
    needs('projects')
    const { page } = site
    await page.emulateMedia({ forcedColors: 'active' })
    await site.open(`/${STILL_RENDERER_AND_MOTION}&gate=open`)
    const highlight = await systemColor(page.locator('body'), 'Highlight')
    const markColors = () =>
      page
        .locator('fieldset label')
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label, '::after').backgroundColor))
    const areMarked = async () => (await markColors()).map((color) => color === highlight)
    expect(await areMarked()).toEqual([false, false, true])
    await page.getByLabel(text.motion.calm, { exact: true }).check()
    expect(await areMarked()).toEqual([false, true, false])
    const link = sectionLink(page, 'projects')
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    expect(await backgroundColor(link, '::after')).toBe(highlight)
  })
})

test('Panels are solid when the visitor prefers less transparency or more contrast', async ({ site }) => {
  needs('profiles')
  const { page } = site
  await site.open(`/${STILL_SKY}&motion=still`)
  const panel = page.locator('#socials li a').first()
  expect(await backgroundColor(panel)).toContain('rgba')
  await page.emulateMedia({ contrast: 'more' })
  expect(await backgroundColor(panel)).not.toContain('rgba')
  await page.emulateMedia({ contrast: null })
  const restoreTransparency = await reduceTransparency(page)
  expect(await backgroundColor(panel)).not.toContain('rgba')
  await restoreTransparency()
})

test('The sky is dim when the visitor prefers more contrast', async ({ site }) => {
  const { page } = site
  await page.emulateMedia({ contrast: 'more' })
  await site.open(`/${STILL_SKY}&motion=still`)
  await expect(page.locator('[data-scene] > :has([data-still-sky])')).toHaveCSS('opacity', '0.2')
})
