import { expect, test } from '../helpers/sharedPage.ts'

test('A 404 page shows when a path is unknown, with or without a new document, and a link leads on', async ({
  site,
}) => {
  const { page, heading } = site

  await test.step('an unknown path, behind the gate', async () => {
    await site.open('/nowhere', { status: 404 })
    await site.enter()
    await expect(heading).toHaveText('Nothing here but night')
    await expect(heading).toBeFocused()
  })

  await test.step('an unknown template', async () => {
    await site.goInside('/shop/99')
    await expect(heading).toHaveText('Template not found')
    await expect(page).toHaveTitle('Template not found · Isolde Wren')
    await page.getByRole('link', { name: '← Back to Shop' }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(heading).toHaveText('Customizable “link in bio” website editors')
  })

  await test.step('malformed escapes', async () => {
    await site.goInside('/shop/%E0%A4%A')
    await expect(heading).toHaveText('Template not found')
    await site.goInside('/%')
    await expect(heading).toHaveText('Nothing here but night')
  })
})
