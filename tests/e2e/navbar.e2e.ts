import { hashOf, scrollTop } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { SMALL_PHONE } from '../helpers/windows.ts'

test('The navigation sets the hash after the visitor goes back, and not when another page is scrolled', async ({
  site,
}) => {
  await site.open(`/${STILL_SKY}`)
  const { page } = site
  await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await expect(site.heading).toHaveText('Customizable “link in bio” website editors')
  await page.goBack()
  await expect(site.heading).toHaveText('Hello, I’m Isolde Wren')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' }).click()
  await expect.poll(() => hashOf(page)).toBe('#projects')
  await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await expect(site.heading).toHaveText('Customizable “link in bio” website editors')
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(() => scrollTop(page)).toBe(500)
  expect(hashOf(page)).toBe('')
})

test('A phone’s navigation covers no text when the page is at its end', async ({ site }) => {
  await site.page.setViewportSize(SMALL_PHONE)
  await site.open(`/${STILL_SKY}&motion=still`)
  const navbar = site.page.getByRole('navigation', { name: 'Sections' })
  await site.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await site.page.locator('footer p').last().boundingBox()
  const bar = await navbar.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
