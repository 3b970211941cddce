import type { Locator } from 'playwright/test'
import { hasGate } from '../../src/routes.ts'
import { printed, statusOf } from '../helpers/printed.ts'
import { expect, QUIET, test } from '../helpers/site.ts'
import { reduceTransparency } from '../helpers/windows.ts'

const STILL = '?renderer=still&motion=still'
const MODEST_PX = 260

/** The colour that a system's word stands for here, as computed styles write it. */
function systemColor(somewhere: Locator, word: string): Promise<string> {
  return somewhere.evaluate((element, name) => {
    const sample = element.appendChild(document.createElement('i'))
    sample.style.setProperty('forced-color-adjust', 'none')
    sample.style.backgroundColor = name
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return backgroundColor
  }, word)
}

const background = (element: Locator, pseudo?: string) =>
  element.evaluate((each, part) => getComputedStyle(each, part).backgroundColor, pseudo)

test.describe('On paper,', () => {
  for (const route of printed) {
    test(`${route.path} is dark words on white, with the addresses of links that leave`, async ({ site }) => {
      const { page } = site
      await site.open(`${route.path}${STILL}`, { status: statusOf(route) })
      if (hasGate(route)) await expect(site.gate).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(site.gate).toBeHidden()
      await expect(page.locator('[data-open]')).toHaveCSS('opacity', '1')
      for (const unprinted of await page.locator('nav, iframe, fieldset, form, svg[data-still-sky]').all())
        await expect(unprinted).toBeHidden()
      await expect(site.heading).toBeVisible()
      await expect(site.heading).toHaveCSS('color', 'rgb(20, 21, 28)')
      expect(await background(page.locator('html'))).toMatch(/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/)
      const silent = await page.locator('main a[target="_blank"]').evaluateAll((links) =>
        links.filter((link) => {
          const { content } = getComputedStyle(link, '::after')
          return !content.includes(link.getAttribute('href') ?? 'none')
        }),
      )
      expect(silent).toEqual([])
      const tall = await page
        .locator('main img')
        .evaluateAll((images, most) => images.filter((image) => image.clientHeight > most), MODEST_PX)
      expect(tall).toEqual([])
    })
  }
})

test.describe('In the visitor’s own colours,', () => {
  test('the sky is gone, and the gate can be read and opened', async ({ site }) => {
    const { page } = site
    await page.emulateMedia({ forcedColors: 'active' })
    await site.open(`/${STILL}`)
    await expect(site.gate).toBeVisible()
    await expect(page.locator('[data-still-sky]')).toBeHidden()
    const underline = await background(page.getByText('Click to enter'), '::after')
    expect(underline, 'focus shows').toBe(await systemColor(page.locator('body'), 'Highlight'))
    await site.enter()
    await expect(page.locator('[data-open]')).toHaveCSS('opacity', '1')
    await expect(site.heading).toHaveCSS('color', await systemColor(page.locator('body'), 'CanvasText'))
  })

  test('the motion that is chosen and the section that is read are marked', async ({ site }) => {
    const { page } = site
    await page.emulateMedia({ forcedColors: 'active' })
    await site.open(`/${STILL}&gate=open`)
    const highlight = await systemColor(page.locator('body'), 'Highlight')
    const marks = () =>
      page
        .locator('fieldset label')
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label, '::after').backgroundColor))
    const marked = async () => (await marks()).map((color) => color === highlight)
    expect(await marked()).toEqual([false, false, true])
    await page.getByLabel('Calm').check()
    expect(await marked()).toEqual([false, true, false])
    const link = page.getByRole('link', { name: 'Projects', exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    expect(await background(link, '::after')).toBe(highlight)
  })
})

test('Who asks for less transparency or more contrast gets solid panels', async ({ site }) => {
  const { page } = site
  await site.open(`/${QUIET}&motion=still`)
  const panel = page.getByRole('navigation', { name: 'Sections' })
  expect(await background(panel)).toContain('rgba')
  await page.emulateMedia({ contrast: 'more' })
  expect(await background(panel)).not.toContain('rgba')
  await page.emulateMedia({ contrast: null })
  await reduceTransparency(page)
  expect(await background(panel)).not.toContain('rgba')
})

test('Who asks for more contrast gets a dim sky', async ({ site }) => {
  const { page } = site
  await page.emulateMedia({ contrast: 'more' })
  await site.open(`/${QUIET}&motion=still`)
  await expect(page.locator('[data-scene] > :has([data-still-sky])')).toHaveCSS('opacity', '0.2')
})
