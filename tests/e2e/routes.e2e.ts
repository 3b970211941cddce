import { routes } from '../../src/routes.ts'
import { publishing, refundPolicy, sections, templates } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { QUIET } from '../helpers/site.ts'

test('The home page has its sections and its navigation in the owner’s order', async ({ site }) => {
  await site.open(`/${QUIET}`)
  const ids = await site.page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(sections.map(({ id }) => id))
  const links = site.page.getByRole('navigation', { name: text.page.sections }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    sections.length > 1 ? sections.map(({ id }) => `#${id}`) : [],
  )
})

test('Only the home page has the navigation of the sections', async ({ site }) => {
  await site.open(`/${QUIET}`)
  test.skip(sections.length < 2, 'The home page has no navigation')
  await expect(site.page.getByRole('navigation', { name: text.page.sections })).toBeVisible()
  for (const { path } of routes.filter((route) => route.path !== '/')) {
    await site.goInside(path)
    await expect(site.scene).not.toHaveAttribute('data-view', 'home')
    await expect(site.page.getByRole('navigation', { name: text.page.sections }), path).toHaveCount(0)
  }
})

test('The shop has its cards, its steps and its policy', async ({ site }) => {
  needs('shop')
  await site.open(`/shop${QUIET}`)
  await expect(site.page.locator('#publish ol > li')).toHaveCount(publishing.steps.length)
  await expect(site.page.locator('#refund-policy p')).toHaveText([...refundPolicy])
  await expect(site.page.locator('main a[href*="/shop/"]')).toHaveCount(templates.length)
})

test('A route opens with a trailing slash and with index.html', async ({ site }) => {
  for (const { path, title, page } of routes.filter(
    (route) => route.path !== '/' && route.page !== 'editor',
  )) {
    const end = page === 'media' ? '/index.html' : '/'
    expect(await site.open(path + end + QUIET)).toBe(200)
    await expect(site.page).toHaveTitle(title)
  }
})
