import { missing, routes } from '../../src/routes.ts'
import { ROOT } from '../helpers/origin.ts'
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
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
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

test('What is not there is sent with the same guards, and its policy in the page', async ({ request }) => {
  const response = await request.get('nowhere')
  expect(response.status()).toBe(404)
  expect(response.headers()['x-frame-options']).toBe('SAMEORIGIN')
  const html = await response.text()
  expect(html).toContain(missing.page.title)
  expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="default-src \'none\';')
})

for (const [what, path] of [
  ['a page', ''],
  ['the editor’s preview', 'editor/frame/'],
  ['what is not there', 'nowhere'],
] as const) {
  test(`No other site can put ${what} into a frame`, async ({ page }) => {
    const stranger = 'http://stranger.localhost/'
    await page.route(stranger, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${ROOT}${path}"></iframe>` }),
    )
    await page.goto(stranger)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    await frame?.waitForURL('chrome-error://**')
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Click to enter' })).toHaveCount(0)
  })
}
