import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { routes, routesIn, text } from '../helpers/siteModules.ts'

const PLACES = [
  { place: 'menu', name: text.page.menu },
  { place: 'footer', name: text.page.furtherPages },
] as const

for (const { place, name } of PLACES) {
  const pages = routesIn(place)

  test(`Every page but the editors has the links of the ${place}, and each link opens its page when it is pressed`, async ({
    site,
  }) => {
    test.skip(pages.length === 0, `The content has no page in the ${place}`)
    const navigation = site.page.getByRole('navigation', { name, exact: true })
    const links = navigation.getByRole('link')
    const [firstPath = '/', ...otherPaths] = routes
      .filter(({ page }) => page !== 'editor')
      .map(({ path }) => path)
    await site.open(`${firstPath}${STILL_SKY}`)
    for (const path of [firstPath, ...otherPaths]) {
      if (path !== firstPath) await site.goInside(path)
      await expect(links).toHaveText(pages.map((page) => page.name))
    }
    for (const page of pages) {
      await navigation.getByRole('link', { name: page.name, exact: true }).click()
      await expect(site.page).toHaveTitle(page.title)
      await expect(site.heading).toHaveText(page.name)
      await expect(links.and(site.page.locator('[aria-current="page"]'))).toHaveText([page.name])
    }
  })

  test(`There is no navigation in the ${place} when the content has no page there`, async ({ site }) => {
    test.skip(pages.length > 0, `The content has a page in the ${place}`)
    await site.open(`/${STILL_SKY}`)
    await expect(site.page.getByRole('navigation', { name, exact: true })).toHaveCount(0)
  })
}
