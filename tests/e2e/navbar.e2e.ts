import { hashOf, scrollTop } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'

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
