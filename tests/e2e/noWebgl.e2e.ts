import { routes } from '../../src/routes.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { isSkyScript } from '../helpers/skyScripts.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('about:blank')
  const refused = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') === null)
  expect(refused, 'this browser refuses WebGL').toBe(true)
})

test('Where WebGL is denied, every page is complete under a still sky', LONG_RUN, async ({ site }) => {
  await site.open('/')
  await site.enter()
  for (const route of routes) {
    if (route.path !== '/') await site.goInside(route.path)
    await expectPage(site, route)
    await expect(site.scene).toHaveAttribute('data-renderer', 'still')
    await expect(site.scene).toHaveAttribute('data-motion', 'full')
    await expect(site.canvas).toHaveCount(0)
    await expect(site.page.locator('[data-still-sky]')).toBeAttached()
  }
})

test('Where WebGL is denied, forcing it does no harm', async ({ site }) => {
  needs('gate')
  await site.open('/?renderer=webgl&gate=open')
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await expect(site.heading).toBeVisible()
})

test('Where WebGL is denied, the script of the live sky is never fetched', async ({ site }) => {
  await site.open('/?gate=open')
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await site.settled()
  expect(site.requests.filter(isSkyScript)).toEqual([])
})
