import { isSkyScript, MEDIA_SCRIPT, PANEL_SCRIPT, SHOP_SCRIPT } from '../helpers/builtFiles.ts'
import { recordPhases } from '../helpers/recordPhases.ts'
import { expect, test } from '../helpers/site.ts'

test('A page with ?gate=open fetches only what it needs, no live sky when WebGL is denied, and a link’s page once when the link is hovered or focused', async ({
  site,
}) => {
  const { page, heading } = site
  const countFetches = (script: RegExp) => site.requests.filter((url) => script.test(url)).length
  const shopLink = page.getByRole('link', { name: 'Visit My Template Shop' })

  await test.step('the page is open without a gate, and focus stays where the browser put it', async () => {
    const phases = await recordPhases(page)
    // The word 'fortune' contains 'tune', which would open the panel.
    await site.open('/?gate=open&renderer=webgl&fortune=1')
    await expect(site.gate).toHaveCount(0)
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect.soft(page.locator('[data-page]')).toHaveCSS('opacity', '1')
    expect.soft((await phases()).at(-1)).toBe('open')
    await expect.soft(heading).not.toBeFocused()
  })

  await test.step('the still sky shows when WebGL is denied, even if the address asks for it', async () => {
    const isRefused = await page.evaluate(
      () => document.createElement('canvas').getContext('webgl2') === null,
    )
    expect(isRefused, 'this browser refuses WebGL').toBe(true)
    await expect(site.scene).toHaveAttribute('data-renderer', 'still')
    await expect.soft(site.scene).toHaveAttribute('data-motion', 'full')
    await expect.soft(site.canvas).toHaveCount(0)
    await expect.soft(page.locator('[data-still-sky] > *')).toHaveCount(100)
    await expect(heading).toBeVisible()
  })

  await test.step('it fetches no live sky, no corona, no panel and no other page', async () => {
    await expect.soft(page.locator('head link[rel="preload"][as="font"]')).not.toHaveCount(0)
    await expect.soft(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(0)
    // The lazy parts at the end of the page load too.
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByRole('button', { name: 'Share this page' })).toBeVisible()
    await site.settled()
    expect([PANEL_SCRIPT, SHOP_SCRIPT, MEDIA_SCRIPT].map(countFetches)).toEqual([0, 0, 0])
    expect(site.requests.filter(isSkyScript)).toEqual([])
  })

  await test.step('a link fetches its page when it is hovered or focused', async () => {
    // Focused before the pointer is moved, which could be over this link after a scroll.
    await page.getByRole('link', { name: 'See the galleries' }).focus()
    await expect.poll(() => countFetches(MEDIA_SCRIPT)).toBe(1)
    const [shopRequest] = await Promise.all([page.waitForRequest(SHOP_SCRIPT), shopLink.hover()])
    await shopRequest.response()
    expect([SHOP_SCRIPT, MEDIA_SCRIPT].map(countFetches)).toEqual([1, 1])
  })

  await test.step('the page then opens without a network', async () => {
    await site.settled()
    await page.context().setOffline(true)
    await shopLink.click()
    await expect(heading).toHaveText('Customizable “link in bio” website editors')
    await expect(page.getByRole('heading', { name: 'Publish your site' })).toBeVisible()
    // The shop's pictures do not load offline, which the console reports.
    site.consoleMessages.splice(0)
  })
})
