import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../bench/serve.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { repeatsPage } from '../helpers/longRun.ts'
import { SITE_UNDER_BASE_URL } from '../helpers/origin.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { findRoute, hasShareButton, routes, templates, text } from '../helpers/siteModules.ts'

// All tests use one build and one server, so they run in one worker.
test.describe.configure({ mode: 'serial' })
test.use({ root: SITE_UNDER_BASE_URL, baseURL: SITE_UNDER_BASE_URL })

const secondTemplate = templates.at(1)
const { pathname: base, port } = new URL(SITE_UNDER_BASE_URL)
const publishedAddress = `https://someone.example${base}`
const projectFolder = join(import.meta.dirname, '../..')
const viteCli = join(projectFolder, 'node_modules/vite/bin/vite.js')
const processOptions = {
  cwd: projectFolder,
  env: { ...process.env, NODE_ENV: 'production', MOONGATE_URL: publishedAddress },
}

let hostFolder = ''
let server: ChildProcess | undefined

test.beforeAll(async ({ request }) => {
  hostFolder = mkdtempSync(join(tmpdir(), 'moongate-'))
  const dist = join(hostFolder, base)
  execFileSync(process.execPath, [viteCli, 'build', '--outDir', dist, '--emptyOutDir'], {
    ...processOptions,
    stdio: 'pipe',
  })
  server = spawn(process.execPath, [viteCli, 'preview', '--outDir', dist, '--port', port, '--strictPort'], {
    ...processOptions,
    stdio: 'ignore',
  })
  const statusOfHome = () =>
    request.get('.').then(
      (response) => response.status(),
      () => 0,
    )
  await expect.poll(statusOfHome).toBe(200)
})

test.afterAll(() => {
  server?.kill()
  rmSync(hostFolder, { recursive: true, force: true })
})

for (const route of routes.filter((candidate) => !repeatsPage(candidate))) {
  test(`Under a base, ${route.path} is complete, and every file it requests exists`, async ({ site }) => {
    const failedFiles: string[] = []
    site.page.on('response', (response) => {
      if (response.url().startsWith('http://localhost') && response.status() >= 400)
        failedFiles.push(response.url())
    })
    expect(await site.open(`${route.path}${STILL_SKY}`)).toBe(200)
    await expectPage(site, route)
    // The lazy parts at the end of the page load too.
    await site.page.mouse.wheel(0, 20_000)
    if (hasShareButton(route))
      await expect(site.page.getByRole('button', { name: text.share.share })).toBeVisible()
    await site.settled()
    expect(failedFiles).toEqual([])
    const ownRequests = site.requests.filter((url) => url.startsWith(new URL(SITE_UNDER_BASE_URL).origin))
    expect(ownRequests.filter((url) => !url.startsWith(SITE_UNDER_BASE_URL))).toEqual([])
    await expect(site.page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      route.path === '/' ? publishedAddress : `${publishedAddress}${route.path.slice(1)}/`,
    )
  })
}

test('Under a base, a 404 page shows when the path is unknown', async ({ site }) => {
  expect(await site.open('/nowhere?gate=open', { status: 404 })).toBe(404)
  await expectPage(site, findRoute('/404'))
  expect(await site.open('/shop/99?gate=open', { status: 404 })).toBe(404)
  await expectPage(site, findRoute('/shop/404'))
  await site.page.getByRole('link', { name: text.template.back }).first().click()
  await expect(site.page).toHaveURL(site.at('/shop'))
})

test('Under a base, the gate opens and links change the page without a load when they are pressed', async ({
  site,
}) => {
  await site.open('/')
  await site.enter()
  const { page } = site
  await page.evaluate(() => {
    document.documentElement.dataset.notReloaded = ''
  })
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(page).toHaveURL(site.at('/shop'))
  await page.locator(`main a[href$="/shop/${secondTemplate?.id}"]`).click()
  await expect(page).toHaveURL(site.at(`/shop/${secondTemplate?.id}`))
  await page.getByRole('link', { name: text.template.back }).first().click()
  await page.getByRole('link', { name: text.shop.request }).click()
  await expect(page).toHaveURL(site.at('/#message'))
  await expect(page.locator('#message')).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('data-not-reloaded', '')
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('under a base, the links of the shop open its pages', async ({ site }) => {
    await site.open('/')
    await site.page.getByRole('link', { name: text.home.visitShop }).click()
    await site.page.locator(`main a[href$="/shop/${secondTemplate?.id}"]`).click()
    await expect(site.heading).toHaveText(secondTemplate?.title ?? '')
    expect(site.page.url()).toBe(site.at(`/shop/${secondTemplate?.id}`))
  })
})

test('On a file server, every page and every file that a page names exists under the base', async ({
  request,
}) => {
  const { origin, close } = await serve(hostFolder)
  const broken: string[] = []
  for (const { path } of routes) {
    const page = await request.get(`${origin}${base}${path.slice(1)}${path === '/' ? '' : '/'}`)
    expect(page.status()).toBe(200)
    const files = [...(await page.text()).matchAll(/ (?:href|src)="(\/[^"#]*\.\w+)"/g)]
    expect(files.length).toBeGreaterThan(3)
    for (const [, file] of files)
      if (!(await request.get(`${origin}${file}`)).ok()) broken.push(`${path}: ${file}`)
  }
  close()
  expect(broken).toEqual([])
})
