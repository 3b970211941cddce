import { routes } from '../../src/routes.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { QUIET } from '../helpers/site.ts'

test('The home page has its sections, its navigation and its three players in order', async ({ site }) => {
  await site.open(`/${QUIET}`)
  const sections = ['socials', 'shop', 'projects', 'media', 'message', 'music']
  const ids = await site.page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(sections)
  const links = site.page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    sections.map((id) => `#${id}`),
  )
  const frames = await site.page
    .locator('main iframe')
    .evaluateAll((all) => all.map((frame) => frame.getAttribute('title')))
  expect(frames).toHaveLength(3)
})

test('The navigation of the sections is on the home page alone', async ({ site }) => {
  await site.open(`/${QUIET}`)
  await expect(site.page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  for (const { path } of routes.filter((route) => route.path !== '/')) {
    await site.goInside(path)
    await expect(site.scene).not.toHaveAttribute('data-view', 'home')
    await expect(site.page.getByRole('navigation', { name: 'Sections' }), path).toHaveCount(0)
  }
})

test('The shop has its anchors, three cards and six steps', async ({ site }) => {
  await site.open(`/shop${QUIET}`)
  await expect(site.page.locator('#publish ol > li')).toHaveCount(6)
  await expect(site.page.locator('#refund-policy')).toContainText('within 24 hours of payment')
  await expect(site.page.locator('main a[href*="/shop/"]')).toHaveCount(3)
})

test('A route opens with a slash at its end and with index.html', async ({ site }) => {
  for (const path of ['/media/', '/media/index.html', '/shop/', '/shop/2/']) {
    expect(await site.open(path + QUIET)).toBe(200)
    await expect(site.scene).not.toHaveAttribute('data-view', 'none')
    await expect(site.heading).not.toHaveText(/not found|Nothing here/)
  }
})
