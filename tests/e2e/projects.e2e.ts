import { expect, STILL_SKY, test } from '../helpers/site.ts'
import { isPage, projects } from '../helpers/siteModules.ts'

test('A project shows a picture in its row when it has one', async ({ site }) => {
  const withPicture = projects.filter(({ image }) => image)
  test.skip(withPicture.length === 0, 'No project has a picture')
  await site.open(`/${STILL_SKY}`)
  for (const { name, image } of withPicture) {
    const row = site.page.locator('li', { has: site.page.getByRole('link', { name, exact: true }) })
    const picture = row.locator(`[data-picture="${image}"] img`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('A project opens in the same tab when it links to a page of the site', async ({ site }) => {
  const project = projects.find(({ url }) => isPage(url))
  test.skip(project === undefined, 'No project leads to a page of the site')
  await site.open(`/${STILL_SKY}`)
  await site.page.getByRole('link', { name: project?.name, exact: true }).click()
  await expect(site.page).toHaveURL(new RegExp(`${project?.url}$`))
  expect(site.page.context().pages()).toHaveLength(1)
})
