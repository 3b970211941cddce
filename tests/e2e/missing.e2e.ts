import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { findRoute, text } from '../helpers/siteModules.ts'

test('The gate opens on the 404 page when an unknown path is opened', async ({ site }) => {
  needs('gate')
  await site.open('/nowhere', { status: 404 })
  await site.enter()
  await expect(site.heading).toBeFocused()
})

test('The 404 page of templates shows when a link inside the site leads to an unknown template', async ({
  site,
}) => {
  needs('shop')
  await site.open(`/shop${STILL_SKY}`)
  await site.goInside('/shop/99')
  await expect(site.heading).toHaveText(text.template.missing)
  await expect(site.page).toHaveTitle(findRoute('/shop/404').title)
  await site.page.getByRole('link', { name: text.template.back }).click()
  await expect(site.page).toHaveURL(/\/shop$/)
  await expect(site.heading).toHaveText(text.shop.heading)
})

test('A 404 page shows when a link inside the site has a malformed escape', async ({ site }) => {
  needs('shop')
  await site.open(`/${STILL_SKY}`)
  await site.goInside('/shop/%E0%A4%A')
  await expect(site.heading).toHaveText(text.template.missing)
  await site.goInside('/%')
  await expect(site.heading).toHaveText(text.notFound.heading)
})
