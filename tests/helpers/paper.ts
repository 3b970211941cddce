import { backgroundColor } from './backgroundColor.ts'
import { expect, type Site } from './site.ts'

/** The greatest height of a picture on paper, CSS px. */
const TALLEST_PX = 260

/** Expects a printed page to have dark text on white, and the address after each external link. */
export async function expectOnPaper({ page, gate, heading }: Site): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(gate).toBeHidden()
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
  for (const part of await page.locator('nav, iframe, fieldset, form, svg[data-still-sky]').all())
    await expect(part).toBeHidden()
  await expect(heading).toBeVisible()
  await expect(heading).toHaveCSS('color', 'rgb(20, 21, 28)')
  expect(await backgroundColor(page.locator('html'))).toMatch(/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/)
  const withoutAddress = await page.locator('main a[target="_blank"]').evaluateAll((links) =>
    links.filter((link) => {
      const { content } = getComputedStyle(link, '::after')
      return !content.includes(link.getAttribute('href') ?? 'none')
    }),
  )
  expect(withoutAddress).toEqual([])
  const tall = await page
    .locator('main img')
    .evaluateAll((images, most) => images.filter((image) => image.clientHeight > most), TALLEST_PX)
  expect(tall).toEqual([])
}
