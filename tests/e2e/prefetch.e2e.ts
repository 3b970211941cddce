import { text } from '../../src/site/text.ts'
import { needs } from '../helpers/needs.ts'
import { expect, QUIET, test } from '../helpers/site.ts'

test('A page whose link was in view opens without a network', async ({ site }) => {
  needs('shop')
  const { page, heading } = site
  const script = (name: string) =>
    page.waitForRequest((request) => request.url().includes(`/assets/${name}-`))
  await site.open(`/${QUIET}`)
  const [shop] = await Promise.all([
    script('ShopPage'),
    page.getByRole('link', { name: text.home.visitShop }).scrollIntoViewIfNeeded(),
  ])
  await shop.response()
  await site.settled()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(heading).toHaveText(text.shop.heading)
  await expect(page.getByRole('heading', { name: text.shop.publish })).toBeVisible()
  // The pictures of the shop are not there.
  site.said.splice(0)
})

test('A page is fetched when its link is hovered or focused', async ({ site }) => {
  needs('shop', 'media')
  const { page } = site
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const asked = (name: string) =>
    site.requests.filter((url) => new RegExp(`/assets/${name}-[^/]*\\.js$`).test(url)).length
  await site.open(`/${QUIET}`)
  expect([asked('ShopPage'), asked('MediaPage')]).toEqual([0, 0])
  await page.getByRole('link', { name: text.home.visitShop }).hover()
  await expect.poll(() => asked('ShopPage')).toBe(1)
  await page.getByRole('link', { name: text.home.seeGalleries }).focus()
  await expect.poll(() => asked('MediaPage')).toBe(1)
})
