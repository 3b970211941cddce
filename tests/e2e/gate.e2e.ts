import type { Page } from 'playwright/test'
import { backgroundColor, systemColor } from '../helpers/backgroundColor.ts'
import { MAIN_SCRIPT } from '../helpers/builtFiles.ts'
import { violationsWithEveryDisplaySetting } from '../helpers/displaySettings.ts'
import { expectInsideWindow, smallTargets } from '../helpers/layout.ts'
import { expectPrintedPage } from '../helpers/paper.ts'
import { pauseClock } from '../helpers/pauseClock.ts'
import { recordPhases } from '../helpers/recordPhases.ts'
import { expect, softly, test } from '../helpers/site.ts'
import { reduceTransparency, SMALL_PHONE, TOUCH_PHONE, ZOOMED } from '../helpers/windows.ts'

const SHOP_HEADING = 'Customizable “link in bio” website editors'

/** The number of elements in each restyling of a trace. */
function restyledElements(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(String(trace)) as {
    readonly traceEvents: readonly {
      readonly name: string
      readonly args: { readonly elementCount?: number }
    }[]
  }
  return traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  )
}

test('The gate covers an inert page, opens with Enter, and stays open on known and unknown pages of the visit', async ({
  site,
  browser,
}) => {
  const { page, gate, heading } = site
  const pageElement = page.locator('[data-page]')
  const phases = await recordPhases(page)

  await test.step('in forced colours, the sky is hidden, and the gate can be read', async () => {
    await site.open('/?renderer=still')
    await expect(gate).toBeFocused()
    await page.emulateMedia({ forcedColors: 'active' })
    await expect.soft(gate).toBeVisible()
    await expect.soft(page.locator('[data-still-sky]')).toBeHidden()
    const highlight = await systemColor(page.locator('body'), 'Highlight')
    const underline = () => backgroundColor(page.getByText('Click to enter'), '::after')
    await expect.poll(underline, 'the focused gate has an underline').toBe(highlight)
    await page.emulateMedia({ forcedColors: null })
  })

  await test.step('the page behind the gate is inert', async () => {
    await expect.soft(heading).toBeHidden()
    await expect.soft(pageElement).toHaveCSS('opacity', '0')
    await page
      .locator('main a')
      .first()
      .evaluate((link: HTMLElement) => link.focus())
    await expect.soft(gate).toBeFocused()
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('Tab')
      expect.soft(await page.evaluate(() => document.activeElement?.closest('main, nav, footer'))).toBeNull()
    }
    await page.mouse.wheel(0, 2000)
    await expect(gate).toBeVisible()
    expect.soft(await page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('it takes 1 s to fade out, and the page follows after 100 ms', async () => {
    await expect.soft(gate).toHaveCSS('transition-duration', '1s')
    await expect.soft(pageElement).toHaveCSS('transition-delay', '0.1s')
  })

  await test.step('paper shows the page, not the gate', async () => {
    await expectPrintedPage(site)
    await page.emulateMedia({ media: null })
  })

  await test.step('the head preloads the corona', async () => {
    const corona = await page.locator('#gate-corona image').getAttribute('href')
    const preload = page.locator('head link[rel="preload"][as="image"]')
    await expect.soft(preload).toHaveAttribute('href', corona ?? 'a corona')
  })

  await test.step('Enter opens it, and focus lands on the heading', async () => {
    await gate.press('Enter')
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(gate).toHaveCount(0)
    await expect.soft(heading).toBeFocused()
    await expect.soft(heading).toBeInViewport()
    await expect.soft(pageElement).toHaveCSS('opacity', '1')
  })

  await test.step('a press restyles a few elements, not the whole page', async () => {
    const link = page.getByRole('link', { name: 'Visit My Template Shop' })
    await link.scrollIntoViewIfNeeded()
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await link.hover()
    await page.mouse.down()
    await expect(link).toBeFocused()
    const counts = restyledElements(await browser.stopTracing())
    await page.mouse.move(1, 1)
    await page.mouse.up()
    expect.soft(Math.max(...counts), 'something is restyled').toBeGreaterThan(0)
    // The page has about 500 elements.
    expect.soft(Math.max(...counts)).toBeLessThan(100)
  })

  await test.step('a page that the visitor leaves is not restyled', async () => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
    await expect(heading).toHaveText(SHOP_HEADING)
    // The shop has about 90 elements.
    expect.soft(Math.max(...restyledElements(await browser.stopTracing()))).toBeLessThan(150)
  })

  await test.step('links, back and forward keep it open', async () => {
    await page.locator('main a[href="/shop/1"]').click()
    await expect(heading).toHaveText('Blood Moon/Eclipse Template')
    await page.goBack()
    await page.goBack()
    await expect(heading).toHaveText('Hello, I’m Isolde Wren')
    await page.goForward()
    await expect(heading).toHaveText(SHOP_HEADING)
    await expect(gate).toHaveCount(0)
  })

  await test.step('unknown paths, also malformed ones, have a page that leads on', async () => {
    await site.goInside('/nowhere')
    await expect(heading).toHaveText('Nothing here but night')
    await site.goInside('/shop/99')
    await expect(heading).toHaveText('Template not found')
    await expect(page).toHaveTitle('Template not found · Isolde Wren')
    await page.getByRole('link', { name: '← Back to Shop' }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(heading).toHaveText(SHOP_HEADING)
    await site.goInside('/shop/%E0%A4%A')
    await expect(heading).toHaveText('Template not found')
    await site.goInside('/%')
    await expect(heading).toHaveText('Nothing here but night')
    expect(await phases()).toEqual(['gate', 'opening', 'open'])
  })
})

test.describe('On a touch screen,', () => {
  test.use(TOUCH_PHONE)

  test('the gate fits every window, has large targets and no accessibility violation, and opens when it is tapped', async ({
    site,
  }) => {
    const { page, gate, heading } = site
    const label = page.getByText('Click to enter')
    await site.open('/?renderer=still&motion=still')

    await test.step('it fits, and anyone can read and press it', async () => {
      expect.soft(await violationsWithEveryDisplaySetting(page)).toEqual([])
      for (const width of [320, 390, 768, 1280, 2560]) {
        await page.setViewportSize({ width, height: 640 })
        await expectInsideWindow(page, label)
      }
      await page.setViewportSize(SMALL_PHONE)
      await softly.poll(() => smallTargets(page)).toEqual([])
      await page.setViewportSize(ZOOMED)
      await softly.poll(() => smallTargets(page)).toEqual([])
      await expectInsideWindow(page, label)
      await page.setViewportSize(TOUCH_PHONE.viewport)
    })

    await test.step('a tap opens it', async () => {
      await gate.tap()
      await expect(site.scene).toHaveAttribute('data-phase', 'open')
      await expect(heading).toBeFocused()
    })

    await test.step('the sky and the panels follow forced colours, more contrast and less transparency', async () => {
      const panel = page.locator('#music a').first().locator('..')
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
      await expect(heading).toHaveCSS('color', await systemColor(page.locator('body'), 'CanvasText'))
      await page.emulateMedia({ forcedColors: null })
      expect.soft(await backgroundColor(panel)).toContain('rgba')
      await page.emulateMedia({ contrast: 'more' })
      await expect(page.locator('[data-scene] > :has([data-still-sky])')).toHaveCSS('opacity', '0.2')
      expect.soft(await backgroundColor(panel)).not.toContain('rgba')
      await page.emulateMedia({ contrast: null })
      const restoreTransparency = await reduceTransparency(page)
      expect.soft(await backgroundColor(panel)).not.toContain('rgba')
      await restoreTransparency()
    })
  })
})

/** Delays the page's script. @returns a function that releases the script */
async function holdScript(page: Page): Promise<() => void> {
  let releaseScript = () => {}
  const released = new Promise<void>((resolve) => {
    releaseScript = resolve
  })
  await page.route(MAIN_SCRIPT, async (route) => {
    await released
    await route.continue()
  })
  return releaseScript
}

test('A click before the script has loaded opens the gate when the script loads, and a further click while it opens does nothing', async ({
  site,
}) => {
  const { page } = site
  const phases = await recordPhases(page)
  await page.clock.install()
  const releaseScript = await holdScript(page)
  await page.goto(site.at('/?renderer=still'), { waitUntil: 'commit' })
  await pauseClock(page)
  await site.gate.click()
  await expect(site.scene).toHaveAttribute('data-phase', 'gate')
  releaseScript()
  await expect(page.locator('html')).toHaveAttribute('data-gate', 'opening')
  // In the middle of the window: the click must not reach a link below the gate.
  await page.mouse.click(640, 400)
  // More than the opening takes.
  await page.clock.runFor(2000)
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.gate).toHaveCount(0)
  await expect(site.heading).toBeFocused()
  expect(await phases()).toEqual(['gate', 'opening', 'open'])
  expect(page.url()).toBe(site.at('/?renderer=still'))
})

test('A click shows the page within five seconds when the script stalls, and the page stays open when the script arrives late', async ({
  site,
}) => {
  const { page } = site
  await page.clock.install()
  const releaseScript = await holdScript(page)
  await page.goto(site.at('/?renderer=still'), { waitUntil: 'commit' })
  await site.gate.click()
  await expect(site.heading).toBeHidden()
  await page.clock.runFor(5000)
  await expect(site.gate).toBeHidden()
  await expect(site.heading).toBeVisible()
  await expect(page.getByRole('group', { name: 'Motion' })).toBeHidden()
  releaseScript()
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.gate).toHaveCount(0)
  await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await expect(site.heading).toHaveText(SHOP_HEADING)
})

test('A copy without scripts shows the page when it was saved at the gate, while the gate opens, and later', async ({
  site,
}) => {
  const { page } = site
  for (const state of ['', '&gate=0.5', '&gate=open'])
    await test.step(`saved at /shop?renderer=still${state}`, async () => {
      await site.open(`/shop?renderer=still${state}`)
      await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
      const html = await page.content()
      const body = html.replace(/<script[\s\S]*?<\/script>|<meta http-equiv[^>]*>/g, '')
      await page.route(site.at('/copy/'), (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(site.at('/copy/'))
      await expect.soft(site.gate).toBeHidden()
      await expect.soft(site.heading).toHaveText(SHOP_HEADING)
      await expect.soft(site.heading).toBeVisible()
      await expect.soft(page.locator('[data-page]')).toHaveCSS('opacity', '1')
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await page.unroute(site.at('/copy/'))
    })
})
