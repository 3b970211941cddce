import type { Page } from 'playwright/test'
import { text } from '../../src/site/text.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { countDraws, expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })

/** Takes the context away from the page's sky. */
function lose(page: Page): Promise<void> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    Object.assign(window, { extension })
    extension?.loseContext()
  })
}
/** Gives it back. */
function restore(page: Page): Promise<void> {
  return page.evaluate(() =>
    (window as unknown as { extension: WEBGL_lose_context }).extension.restoreContext(),
  )
}

test('A lost context shows the still sky; once restored, the live sky goes on', async ({ site }) => {
  needs('shop')
  const { page, scene, canvas } = site
  const draws = await countDraws(page)
  await openSky(site, `/${SKY}`)
  for (let time = 0; time < 2; time++) {
    await lose(page)
    await expect(scene).toHaveAttribute('data-renderer', 'still')
    await expect(canvas).toHaveCount(0)
    await expect(page.locator('[data-still-sky]')).toBeAttached()
    await expect(site.heading).toBeVisible()
    const before = await draws()
    await restore(page)
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await expect(canvas).toHaveCount(1)
    await expect(page.locator('[data-still-sky]')).toHaveCount(0)
    await expect.poll(draws).toBeGreaterThan(before)
    await expectFrames(site)
  }
  await lose(page)
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(scene).toHaveAttribute('data-view', 'shop')
  await expect(scene).toHaveAttribute('data-renderer', 'still')
  await restore(page)
  await expect(scene).toHaveAttribute('data-renderer', 'webgl')
  await expectFrames(site)
})

test('The gate opens while the context is lost', async ({ site }) => {
  needs('gate')
  await openSky(site, '/?quality=low')
  await lose(site.page)
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await site.enter()
  await expect(site.heading).toBeFocused()
})
