import { backgroundColor } from './backgroundColor.ts'
import { expect, type Site } from './site.ts'

const MAX_PICTURE_HEIGHT_PX = 260
const INK = 'rgb(20, 21, 28)'
const PAPER = /^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/

/** Expects dark text on white, small pictures, no controls, and the address after each link to another site. */
export async function expectPrintedPage({ page, gate, heading }: Site): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(gate).toBeHidden()
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
  for (const part of await page.locator('nav, iframe, fieldset, form, svg[data-still-sky]').all())
    await expect(part).toBeHidden()
  await expect(heading).toBeVisible()
  await expect(heading).toHaveCSS('color', INK)
  expect(await backgroundColor(page.locator('html'))).toMatch(PAPER)
  const withoutAddress = await page
    .locator('main a[target="_blank"]:is([href*="//"], [href^="mailto"])')
    .evaluateAll((links) =>
      links.filter((link) => {
        const { content } = getComputedStyle(link, '::after')
        return !content.includes(link.getAttribute('href') ?? 'none')
      }),
    )
  expect(withoutAddress).toEqual([])
  const heightsPx = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.clientHeight))
  expect(heightsPx.filter((px) => px > MAX_PICTURE_HEIGHT_PX)).toEqual([])
}
