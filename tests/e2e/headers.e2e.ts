import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { needs } from '../helpers/needs.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { previewPath } from '../helpers/previewAddress.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { findRoute, routes, text } from '../helpers/siteModules.ts'

const assets = fileURLToPath(new URL('../../dist/assets', import.meta.url))

test('Every page has its security headers, and is revalidated each time it is requested', async ({
  request,
}) => {
  for (const { path } of routes) {
    const headers = (await request.get(path.slice(1))).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['cache-control'], path).toBe('no-cache')
  }
})

test('Each file directly in assets/ is cached for a year, and a missing one is not', async ({ request }) => {
  const files = readdirSync(assets).filter((file) => file.includes('.'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const response = await request.head(`assets/${file}`)
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable')
  }
  // A 404 is cached for less than 100,000 s, because a later deploy may add the file.
  for (const missing of ['assets/index-gone.js', 'assets/pictures/gone.avif']) {
    const response = await request.get(missing)
    expect(response.status()).toBe(404)
    expect(response.headers()['cache-control'] ?? 'no-cache', missing).not.toMatch(/immutable|max-age=\d{6}/)
  }
})

test('The 404 page has security headers, and its policy is also in the page, when a path is missing', async ({
  request,
}) => {
  const response = await request.get('nowhere')
  expect(response.status()).toBe(404)
  expect(response.headers()['x-frame-options']).toBe('SAMEORIGIN')
  const html = await response.text()
  expect(html).toContain(findRoute('/404').title)
  expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="default-src \'none\';')
})

for (const [name, path] of [
  ['a page', ''],
  ['the editor’s preview', previewPath()],
  ['a page that does not exist', 'nowhere'],
] as const) {
  test(`No other site can put ${name} into a frame`, async ({ page }) => {
    if (path.startsWith('editor')) needs('editors')
    const stranger = 'http://stranger.localhost/'
    await page.route(stranger, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${SITE_URL}${path}"></iframe>` }),
    )
    await page.goto(stranger)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    await frame?.waitForURL('chrome-error://**')
    await expect(page.frameLocator('iframe').getByRole('button', { name: text.gate.enter })).toHaveCount(0)
  })
}
