import { fill } from '../../src/lib/fill.ts'
import { routes } from '../../src/routes.ts'
import { site as owner } from '../../src/site/content.ts'
import { counter } from '../../src/site/counter.ts'
import { text } from '../../src/site/text.ts'
import { ORIGIN } from '../helpers/origin.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'

/** A public address of the site. Visits at `localhost` are not counted. */
const PUBLIC_ORIGIN = 'http://public.example'

test('The footer names no counter when the site has none', async ({ site }) => {
  test.skip(Boolean(owner.counter), 'The site counts its visits')
  await site.open(`/${STILL_SKY}`)
  await expect(site.page.locator('[data-counted]')).toHaveCount(0)
})

test('The footer names the counter, and the counter receives each opened page, when the site has a counter', async ({
  page,
  root,
}) => {
  if (!counter) return test.skip(true, 'The site counts no visits')
  const { service, address } = counter
  const visits: string[] = []
  await page.route(`${PUBLIC_ORIGIN}/**`, async (route) => {
    const url = route.request().url().replace(PUBLIC_ORIGIN, ORIGIN)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.route(`${new URL(address).origin}/**`, async (route) => {
    if (route.request().method() !== 'OPTIONS')
      visits.push(decodeURIComponent(route.request().url() + (route.request().postData() ?? '')))
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    await route.fulfill({ status: 202, headers })
  })
  await page.goto(`${root.replace(ORIGIN, PUBLIC_ORIGIN)}${STILL_SKY}`)
  await expect(page.locator('footer')).toContainText(
    fill(text.page.counted, { service, host: new URL(address).host }),
  )
  await expect.poll(() => visits.length).toBe(1)
  expect(visits[0]?.startsWith(address)).toBe(true)
  const nextRoute = routes.find(({ page }) => page === 'shop' || page === 'media')
  if (nextRoute) {
    // A link of the site calls `pushState` too.
    await page.evaluate(
      (path) => history.pushState(null, '', path),
      `${new URL(root).pathname}${nextRoute.path.slice(1)}`,
    )
    await expect.poll(() => visits.length).toBe(2)
    expect(visits[1]).toContain(nextRoute.path)
  }
  // Requests may still be pending when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
