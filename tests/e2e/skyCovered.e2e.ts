import { expect, test } from '../helpers/site.ts'
import { countDraws, frames, openSky, SKY, SMALL } from '../helpers/sky.ts'

test.use({ viewport: { width: 800, height: SMALL.height } })

test('Nothing is drawn while a picture covers the sky, and drawing goes on afterwards', async ({ site }) => {
  const { page } = site
  const draws = await countDraws(page)
  await openSky(site, `/media${SKY}`)
  await page.locator('main a:has(img)').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await draws()
  await frames(page, 20)
  expect(await draws()).toBe(before)
  await page.keyboard.press('Escape')
  await expect.poll(draws).toBeGreaterThan(before)
})
