import type { Page } from 'playwright/test'
import { MAIN_SCRIPT } from '../helpers/builtFiles.ts'
import { largestCard } from '../helpers/content.ts'
import { violationsWithEveryDisplaySetting } from '../helpers/displaySettings.ts'
import { expectInsideWindow, smallTargets } from '../helpers/layout.ts'
import { LONG_RUN, longRunIf } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { pauseClock } from '../helpers/pauseClock.ts'
import { recordPhases } from '../helpers/recordPhases.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { constants, site as owner, text } from '../helpers/siteModules.ts'
import { SMALL_PHONE, TOUCH_PHONE, ZOOMED } from '../helpers/windows.ts'

needs('gate')

const STILL_RENDERER = '?renderer=still'

const openings: Record<string, (site: Site) => Promise<void>> = {
  'a click': ({ gate }) => gate.click(),
  Enter: ({ page }) => page.keyboard.press('Enter'),
  Space: ({ page }) => page.keyboard.press('Space'),
}

for (const [name, open] of Object.entries(openings))
  test(
    `${name} opens the gate, and focus lands on the page’s heading`,
    longRunIf(name === 'Space'),
    async ({ site }) => {
      const phases = await recordPhases(site.page)
      await site.open(`/${STILL_RENDERER}`)
      await expect(site.gate).toBeFocused()
      await open(site)
      await expect(site.scene).toHaveAttribute('data-phase', 'open')
      await expect(site.gate).toHaveCount(0)
      await expect(site.heading).toBeFocused()
      await expect(site.heading).toBeInViewport()
      expect(await phases()).toEqual(['gate', 'opening', 'open'])
    },
  )

test('The gate fits every window, with large targets, and has no accessibility violation with any display setting', async ({
  site,
}) => {
  const { page, gate } = site
  await site.open(`/${STILL_RENDERER}&motion=still`)
  await expect(gate).toBeVisible()
  expect(await violationsWithEveryDisplaySetting(page)).toEqual([])
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 640 })
    await expectInsideWindow(page, page.getByText(text.gate.enter))
  }
  await page.setViewportSize(SMALL_PHONE)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize(ZOOMED)
  await expectInsideWindow(page, page.getByText(text.gate.enter))
})

test('The page’s head preloads the corona when the page has a gate', async ({ site }) => {
  await site.open(`/${STILL_RENDERER}`)
  const corona = await site.page.locator('#eclipse-corona image').getAttribute('href')
  expect(corona).toBeTruthy()
  await expect(site.page.locator('head link[rel="preload"][as="image"]')).toHaveAttribute('href', `${corona}`)
})

test('The page’s head does not preload the corona when the page opens without its gate', async ({ site }) => {
  await site.open('/?gate=open')
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.page.locator('head link[rel="preload"][as="font"]')).not.toHaveCount(0)
  await expect(site.page.locator('head link[rel="preload"][as="image"]')).toHaveCount(0)
})

test.describe('On a touch screen,', () => {
  test.use(TOUCH_PHONE)

  test('the gate opens when it is tapped', async ({ site }) => {
    await site.open(`/${STILL_RENDERER}`)
    await site.gate.tap()
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(site.heading).toBeFocused()
  })
})

test('The gate and the page fade at the times of the constants, and the page is visible when the gate is open', async ({
  site,
}) => {
  await site.open(`/${STILL_RENDERER}`)
  const seconds = (ms: number) => `${ms / 1000}s`
  await expect(site.gate).toHaveCSS('transition-duration', seconds(constants.gate.fadeOutMs))
  const pageElement = site.page.locator('[data-page]')
  await expect(pageElement).toHaveCSS('transition-delay', seconds(constants.gate.fadeInDelayMs))
  await expect(pageElement).toHaveCSS('opacity', '0')
  await site.enter()
  await expect(pageElement).toHaveCSS('opacity', '1')
})

test('The gate opens once when it is clicked again while it opens', LONG_RUN, async ({ site }) => {
  const phases = await recordPhases(site.page)
  await site.open(`/${STILL_RENDERER}`)
  await site.gate.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  // In the middle of the window: the click must not reach a link below the gate.
  await site.page.mouse.click(640, 400)
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  expect(await phases()).toEqual(['gate', 'opening', 'open'])
  expect(site.page.url()).toBe(site.at(`/${STILL_RENDERER}`))
})

test('The page is inert while the gate is closed', async ({ site }) => {
  await site.open(`/${STILL_RENDERER}`)
  await expect(site.gate).toBeFocused()
  await expect(site.heading).toBeHidden()
  const focused = () => site.page.evaluate(() => document.activeElement?.textContent ?? '')
  await site.page
    .locator('main a')
    .first()
    .evaluate((link: HTMLElement) => link.focus())
  expect(await focused()).toBe(text.gate.enter)
  for (let presses = 0; presses < 3; presses++) {
    await site.page.keyboard.press('Tab')
    expect(await site.page.evaluate(() => document.activeElement?.closest('main, nav, footer'))).toBeNull()
  }
  await site.page.mouse.wheel(0, 2000)
  await expect(site.gate).toBeVisible()
  expect(await site.page.evaluate(() => scrollY)).toBe(0)
  await site.enter()
  await expect(site.heading).toBeVisible()
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

test('A click before the script has loaded opens the gate when the script loads', async ({ site }) => {
  const { page } = site
  await page.clock.install()
  const releaseScript = await holdScript(page)
  await page.goto(site.at(`/${STILL_RENDERER}`), { waitUntil: 'commit' })
  await pauseClock(page)
  await site.gate.click()
  await expect(site.scene).toHaveAttribute('data-phase', 'gate')
  releaseScript()
  await expect(page.locator('html')).toHaveAttribute('data-gate', 'opening')
  // More than the opening takes.
  await page.clock.runFor(2 * constants.gate.fadeOutMs)
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.gate).toHaveCount(0)
  await expect(site.heading).toBeFocused()
})

test('A click shows the page within five seconds when the script stalls, and the page stays open when the script arrives late', async ({
  site,
}) => {
  needs('shop')
  const { page } = site
  await page.clock.install()
  const releaseScript = await holdScript(page)
  await page.goto(site.at(`/${STILL_RENDERER}`), { waitUntil: 'commit' })
  await site.gate.click()
  await expect(site.heading).toBeHidden()
  await page.clock.runFor(5000)
  await expect(site.gate).toBeHidden()
  await expect(site.heading).toBeVisible()
  releaseScript()
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.gate).toHaveCount(0)
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(site.heading).toHaveText(text.shop.heading)
})

test('The gate opens when it is clicked while the sky is loading', LONG_RUN, async ({ site }) => {
  await site.page.goto(site.at('/'), { waitUntil: 'commit' })
  await site.enter()
  await expect(site.heading).toBeFocused()
})

test('The page is open without a gate when the address has ?gate=open', async ({ site }) => {
  const phases = await recordPhases(site.page)
  await site.open(`/${STILL_RENDERER}&gate=open`)
  await expect(site.gate).toHaveCount(0)
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.page.locator('[data-page]')).toHaveCSS('opacity', '1')
  expect((await phases()).at(-1)).toBe('open')
  await expect(site.heading, 'focus stays where the browser put it').not.toBeFocused()
})

test('The gate stays open when the visitor follows links inside the site and goes back and forward', async ({
  site,
}) => {
  needs('shop')
  const phases = await recordPhases(site.page)
  await site.open(`/${STILL_RENDERER}`)
  await site.enter()
  await site.page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(site.heading).toHaveText(text.shop.heading)
  await site.page.locator(`main a[href$="${largestCard.path}"]`).click()
  await expect(site.heading).toHaveText(largestCard.title)
  await site.page.goBack()
  await site.page.goBack()
  await expect(site.heading).toHaveText(owner.greeting)
  await expect(site.gate).toHaveCount(0)
  await site.page.goForward()
  await expect(site.heading).toHaveText(text.shop.heading)
  expect(await phases()).toEqual(['gate', 'opening', 'open'])
})
