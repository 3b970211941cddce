import { missing, routes } from '../../src/routes.ts'
import { expect, QUIET, test } from '../helpers/site.ts'

for (const { path } of routes) {
  test(`${path} is sent with its guards, and not kept`, async ({ site }) => {
    const [response] = await Promise.all([
      site.page.waitForResponse((each) => each.request().isNavigationRequest()),
      site.open(path + QUIET),
    ])
    const headers = response.headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test(`Whatever ${path} loads from the folder of hashed files may be kept for ever`, async ({ site }) => {
    const kept: string[] = []
    site.page.on('response', (response) => {
      if (response.url().includes('/assets/'))
        kept.push(response.headers()['cache-control'] ?? 'nothing said')
    })
    await site.open(path + QUIET)
    expect(kept.length).toBeGreaterThan(0)
    expect(new Set(kept)).toEqual(new Set(['public, max-age=31536000, immutable']))
  })
}

test('What is not there is sent with the same guards', async ({ request }) => {
  const response = await request.get('nowhere')
  expect(response.status()).toBe(404)
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(await response.text()).toContain(missing.page.title)
})

test('No other site can put a page into a frame', async ({ site, page }) => {
  const address = site.at('/')
  await page.route('http://stranger.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}"></iframe>` }),
  )
  await page.goto('http://stranger.localhost/')
  await expect.poll(() => site.said.join()).toMatch(/frame-ancestors|X-Frame-Options/i)
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Click to enter' })).toHaveCount(0)
  site.said.length = 0
})
