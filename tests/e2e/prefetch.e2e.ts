import { expect, QUIET, test } from '../helpers/site.ts'

test('A page whose link has come into view opens although the network has gone', async ({ site }) => {
  const { page, heading } = site
  const script = (name: string) =>
    page.waitForRequest((request) => request.url().includes(`/assets/${name}-`))
  await site.open(`/${QUIET}`)
  const [shop] = await Promise.all([
    script('ShopPage'),
    page.getByRole('link', { name: 'Visit My Template Shop' }).scrollIntoViewIfNeeded(),
  ])
  await shop.response()
  await site.settled()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await expect(heading).toHaveText(/Customizable/)
  await expect(page.getByRole('heading', { name: 'Publish your site' })).toBeVisible()
  // The pictures of the shop are not there.
  site.said.splice(0)
})

test('A page is fetched when its link is pointed at or focused', async ({ site }) => {
  const { page } = site
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const asked = (name: string) =>
    site.requests.filter((url) => new RegExp(`/assets/${name}-[^/]*\\.js$`).test(url)).length
  await site.open(`/${QUIET}`)
  expect([asked('ShopPage'), asked('MediaPage')]).toEqual([0, 0])
  await page.getByRole('link', { name: 'Visit My Template Shop' }).hover()
  await expect.poll(() => asked('ShopPage')).toBe(1)
  await page.getByRole('link', { name: 'See the galleries' }).focus()
  await expect.poll(() => asked('MediaPage')).toBe(1)
})
