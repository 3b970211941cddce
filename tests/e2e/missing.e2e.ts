import { notFound } from '../../src/routes.ts'
import { text } from '../../src/site/text.ts'
import { badPaths } from '../helpers/badPaths.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { longRunIf } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { QUIET } from '../helpers/site.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With a script,' : 'Without a script,', () => {
    test.use({ javaScriptEnabled })

    // A host sends the same answer with and without a script, so three paths are enough.
    for (const [index, { name, path, shows }] of (javaScriptEnabled
      ? badPaths
      : badPaths.slice(2, 5)
    ).entries()) {
      test(
        `${name} is answered 404 with a page that links home`,
        longRunIf(index % 3 > 0),
        async ({ site }) => {
          expect(await site.open(`${path}?gate=open`, { status: 404 })).toBe(404)
          await expectPage(site, shows)
          await site.page.locator('main a').click()
          await expect(site.heading).toHaveText(/./)
        },
      )
    }
  })
}

test('An unknown path is behind the gate like any other', async ({ site }) => {
  needs('gate')
  await site.open('/nowhere', { status: 404 })
  await site.enter()
  await expect(site.heading).toBeFocused()
})

test('A link inside the site to an unknown template says ‘Template not found’', async ({ site }) => {
  needs('shop')
  await site.open(`/shop${QUIET}`)
  await site.goInside('/shop/99')
  await expect(site.heading).toHaveText(text.template.missing)
  await expect(site.page).toHaveTitle(notFound.template.title)
  await site.page.getByRole('link', { name: text.template.back }).click()
  await expect(site.page).toHaveURL(/\/shop$/)
  await expect(site.heading).toHaveText(text.shop.heading)
})

test('A link inside the site to a malformed escape shows the page for unknown paths', async ({ site }) => {
  needs('shop')
  await site.open(`/${QUIET}`)
  await site.goInside('/shop/%E0%A4%A')
  await expect(site.heading).toHaveText(text.template.missing)
  await site.goInside('/%')
  await expect(site.heading).toHaveText(text.notFound.heading)
})
