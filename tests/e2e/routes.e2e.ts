import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { routes, sections, text } from '../helpers/siteModules.ts'

test('The home page has its sections and its navigation in the owner’s order', async ({ site }) => {
  await site.open(`/${STILL_SKY}`)
  const ids = await site.page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(sections.map(({ id }) => id))
  const links = site.page.getByRole('navigation', { name: text.page.sections }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    sections.length > 1 ? sections.map(({ id }) => `#${id}`) : [],
  )
})

test('The navigation of the sections shows on the home page and on no other page', async ({ site }) => {
  await site.open(`/${STILL_SKY}`)
  test.skip(sections.length < 2, 'The home page has no navigation')
  await expect(site.page.getByRole('navigation', { name: text.page.sections })).toBeVisible()
  for (const { path } of routes.filter((route) => route.path !== '/')) {
    await site.goInside(path)
    await expect(site.scene).not.toHaveAttribute('data-view', 'home')
    await expect(site.page.getByRole('navigation', { name: text.page.sections }), path).toHaveCount(0)
  }
})
