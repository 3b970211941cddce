import { MEDIA_SCRIPT, SHOP_SCRIPT } from '../helpers/builtFiles.ts'
import { needs } from '../helpers/needs.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'
import { text } from '../helpers/siteModules.ts'

test('A page opens without a network once its link has been hovered', async ({ site }) => {
  needs('shop')
  const { page, heading } = site
  await site.open(`/${STILL_SKY}`)
  const [shopRequest] = await Promise.all([
    page.waitForRequest(SHOP_SCRIPT),
    page.getByRole('link', { name: text.home.visitShop }).hover(),
  ])
  await shopRequest.response()
  await site.settled()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(heading).toHaveText(text.shop.heading)
  await expect(page.getByRole('heading', { name: text.shop.publish })).toBeVisible()
  // The shop's pictures do not load offline, which the console reports.
  site.consoleMessages.splice(0)
})

test('A page’s script is fetched when a link to the page is hovered or focused', async ({ site }) => {
  needs('shop', 'media')
  const { page } = site
  const countFetches = (script: RegExp) => site.requests.filter((url) => script.test(url)).length
  await site.open(`/${STILL_SKY}`)
  expect([countFetches(SHOP_SCRIPT), countFetches(MEDIA_SCRIPT)]).toEqual([0, 0])
  await page.getByRole('link', { name: text.home.visitShop }).hover()
  await expect.poll(() => countFetches(SHOP_SCRIPT)).toBe(1)
  await page.getByRole('link', { name: text.home.seeGalleries }).focus()
  await expect.poll(() => countFetches(MEDIA_SCRIPT)).toBe(1)
})
