import { isSkyScript } from '../helpers/builtFiles.ts'
import { expect, test } from '../helpers/sharedPage.ts'

test('The still sky shows, and the live sky’s script is not fetched, when WebGL is denied, even if the address asks for it', async ({
  site,
}) => {
  const { page, scene } = site
  await site.open('/?renderer=webgl&gate=open')
  const isRefused = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') === null)
  expect(isRefused, 'this browser refuses WebGL').toBe(true)
  await expect(scene).toHaveAttribute('data-renderer', 'still')
  await expect.soft(scene).toHaveAttribute('data-motion', 'full')
  await expect.soft(site.canvas).toHaveCount(0)
  await expect.soft(page.locator('[data-still-sky] > *')).toHaveCount(100)
  await expect(site.heading).toBeVisible()
  await site.settled()
  expect(site.requests.filter(isSkyScript)).toEqual([])
})
