import { isSkyScript } from '../helpers/builtFiles.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { findRoute, hasGate, routes } from '../helpers/siteModules.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('about:blank')
  const isRefused = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') === null)
  expect(isRefused, 'this browser refuses WebGL').toBe(true)
})

test('Every page is complete under a still sky when WebGL is denied', LONG_RUN, async ({ site }) => {
  await site.open('/')
  if (hasGate(findRoute('/'))) await site.enter()
  for (const route of routes) {
    if (route.path !== '/') await site.goInside(route.path)
    await expectPage(site, route)
    await expect(site.scene).toHaveAttribute('data-renderer', 'still')
    await expect(site.scene).toHaveAttribute('data-motion', 'full')
    await expect(site.canvas).toHaveCount(0)
    await expect(site.page.locator('[data-still-sky]')).toBeAttached()
  }
})

test('The still sky shows when WebGL is denied and the address asks for WebGL', async ({ site }) => {
  needs('gate')
  await site.open('/?renderer=webgl&gate=open')
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await expect(site.heading).toBeVisible()
})

test('The live sky’s script is not fetched when WebGL is denied', async ({ site }) => {
  await site.open('/?gate=open')
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await site.settled()
  expect(site.requests.filter(isSkyScript)).toEqual([])
})
